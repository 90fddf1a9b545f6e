/** All that is issued. The second is the right to get new access tokens. */
export const assistantScopes = ['meetings:read', 'offline_access'];
