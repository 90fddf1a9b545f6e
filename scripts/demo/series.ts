import type { LayoutName } from './layouts.ts';

/** Weeks are counted back from the current one, which is 0. A person is named as in `speakerNamed`. */
export type Series = {
  title: string;
  /** Another title that somebody sometimes uses. */
  alsoCalled?: string;
  /** 0 for Monday. */
  weekday: number;
  time: string;
  weeks: readonly number[];
  /** The host comes first. 'Jonas <5' takes part only less than 5 weeks ago, 'Felix >13' only more than 13. */
  people: string;
  topics: readonly string[];
  /** Topics whose scenes are said after all others, each in the meeting that its week and people fit. */
  alsoSaid?: readonly string[];
  /** Least number of words, as far as there is enough to say. */
  words: number;
  layout: LayoutName;
  /** How the tool writes a person's name, if not in full. */
  labels?: Record<string, string>;
};
