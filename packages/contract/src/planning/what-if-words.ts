/** Of the organization and of one group alike. */
export const groupsByTies = 'Groups connected by ties';
