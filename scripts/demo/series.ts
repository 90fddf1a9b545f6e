import type { LayoutName } from './layouts.ts';

/** Weeks are counted back from the current one, which is 0. A person is named as in `speakerNamed`. */
export type Series = {
  title: string;
  /** What somebody calls it now and then. */
  alsoCalled?: string;
  /** 0 for Monday. */
  weekday: number;
  time: string;
  weeks: readonly number[];
  /** The host first. 'Jonas <5' takes part more than, 'Felix >13' up to so many weeks ago. */
  people: string;
  topics: readonly string[];
  /** As many words are said at least, if there is so much to say. */
  words: number;
  layout: LayoutName;
  /** How the tool writes the name of a person, where not in full. */
  labels?: Record<string, string>;
};
