/** Two meetings with the same title are not yet a rhythm. */
export const leastMeetings = 3;
