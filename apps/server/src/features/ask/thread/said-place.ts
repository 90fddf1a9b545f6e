import type { OutcomeKind } from '@rapport/ask';

/** One or more sentences of a turn, as spoken. `turn` is its position in the transcript. */
export type SaidPlace = {
  meetingId: string;
  turn: number;
  start: number | null;
  participantId: string | null;
  text: string;
  /** What the meeting lists the quote as. */
  outcome?: OutcomeKind | undefined;
  /** The sentences before, where the quote is not clear without them. */
  before?: Pick<SaidPlace, 'participantId' | 'text'>[];
};
