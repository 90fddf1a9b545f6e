/** A sentence or more of a turn, as it was said. `turn` is its position in the transcript. */
export type SaidPlace = {
  meetingId: string;
  turn: number;
  start: number | null;
  participantId: string | null;
  text: string;
};
