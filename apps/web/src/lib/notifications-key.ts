export const notificationsKey = ['notifications'];
