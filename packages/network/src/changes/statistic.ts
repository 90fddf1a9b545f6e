import type { Part } from './cells.ts';
import type { Labelled } from './permutation-test.ts';
import type { Subject } from './types.ts';

/** A figure of two periods that may have changed, and how that is tested. */
export type Statistic = Labelled & {
  subject: Subject;
  parts: readonly Part<unknown>[];
  now: number;
  before: number;
  /** What the average meeting adds to the figure; 0 where that is a mean. */
  perMeeting: number;
};
