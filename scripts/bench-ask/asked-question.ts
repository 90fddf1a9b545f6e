/** A question about the 80 calls with what a right answer has. */
export type AskedQuestion = {
  question: string;
  /** Where it is said, in turns of the analysis; both included. */
  said?: { file: string; fromTurn: number; toTurn: number };
  /** The number, day or names that the answer has to state. */
  counted?: number | string | readonly string[];
};

export type QuestionSet = {
  /** By count or list. */
  counts: readonly AskedQuestion[];
  /** Answered by words that were said. */
  said: readonly AskedQuestion[];
  /** About what no call says. */
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
