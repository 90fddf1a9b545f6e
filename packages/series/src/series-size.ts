/** Two meetings of the same title are no rhythm yet. */
export const leastMeetings = 3;
