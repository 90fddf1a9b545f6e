/** One or more sentences of a turn, as spoken. `turn` is its position in the transcript. */
export type SaidPlace = {
  meetingId: string;
  turn: number;
  start: number | null;
  participantId: string | null;
  text: string;
};
