/** The id of the participant at a position in order of first speaking: 'p1' spoke first. */
export const participantId = (position: number): string => `p${position + 1}`;
