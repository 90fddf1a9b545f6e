/** A question about the 80 calls, with the content of a right answer. */
export type AskedQuestion = {
  question: string;
  /** Where the answer is said, as turns of the analysis; both included. */
  said?: { file: string; fromTurn: number; toTurn: number };
  /** The number, day or names that the answer must state. */
  counted?: number | string | readonly string[];
};

export type QuestionSet = {
  /** Questions answered by a count or a list. */
  counts: readonly AskedQuestion[];
  /** Questions answered by words that were said. */
  said: readonly AskedQuestion[];
  /** Questions about something that no call mentions. */
  unanswerable: readonly AskedQuestion[];
};

export const said = (
  question: string,
  file: string,
  fromTurn: number,
  toTurn: number,
): AskedQuestion => ({ question, said: { file, fromTurn, toTurn } });

export const counted = (
  question: string,
  value: number | string | readonly string[],
): AskedQuestion => ({ question, counted: value });
