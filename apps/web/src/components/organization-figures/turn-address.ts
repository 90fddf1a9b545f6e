type Turn = { meetingId: string; turn: number; start: number | null };

/** The meeting, opened at a turn. */
export const turnAddress = ({ meetingId, turn, start }: Turn): string =>
  `/meetings/${meetingId}?${start === null ? `turn=${turn}` : `at=${Math.floor(start)}`}`;
