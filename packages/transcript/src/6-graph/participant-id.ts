/** 'p1' spoke first. */
export const participantId = (position: number): string => `p${position + 1}`;
