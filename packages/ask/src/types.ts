/** Types of questions and answers. Positions of turns and characters (UTF-16 units) begin at 0, times are seconds. */

export type Turn = {
  /** The person's name, which is the same in all meetings; null for a turn without a speaker. */
  speaker: string | null;
  start: number | null;
  text: string;
};

export type OutcomeKind = 'decision' | 'action' | 'question';

/** `quote` is a part of the turn's text. */
export type Outcome = {
  kind: OutcomeKind;
  turn: number;
  quote: string;
  /** The owner of an action, as found. */
  owner: string | null;
};

/** Both turns included. */
export type Chapter = { title: string; fromTurn: number; toTurn: number };

/** A meeting that the asker may read. */
export type Meeting = {
  id: string;
  title: string;
  /** YYYY-MM-DD by the organization's clock; null if unknown. */
  day: string | null;
  /** Orders the meetings of one day; undefined if unknown. */
  startedAt?: number;
  /** Name of its series. */
  series: string | null;
  topics: readonly string[];
  chapters: readonly Chapter[];
  outcomes: readonly Outcome[];
  turns: readonly Turn[];
};
