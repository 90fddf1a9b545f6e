import type { Part } from './cells.ts';
import type { Labelled } from './permutation-test.ts';
import type { Subject } from './types.ts';

/** A figure that may have changed between two periods, and how the change is tested. */
export type Statistic = Labelled & {
  subject: Subject;
  parts: readonly Part<unknown>[];
  now: number;
  before: number;
  /** What the average meeting adds to the figure; 0 if the figure is a mean. */
  perMeeting: number;
};
