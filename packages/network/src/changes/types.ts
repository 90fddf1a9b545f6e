import type { Meeting } from '../types.ts';

/** Two periods of the same length. Each meeting is in exactly one of them. */
export type Periods = {
  weeks: number;
  now: readonly Meeting[];
  before: readonly Meeting[];
};

/** A figure that may change. `between` is sorted by code unit. */
export type Subject =
  /** Hours of meetings in which people of both departments spoke. */
  | { kind: 'talkBetween'; between: readonly [string, string] }
  /** Hours that the people of a department spoke. */
  | { kind: 'departmentHours'; department: string }
  /** Mean hours that the people of a department spoke, over the meetings in which they spoke. */
  | { kind: 'departmentTalk'; department: string }
  /** Number of people of a department who spoke. */
  | { kind: 'departmentPeople'; department: string }
  | { kind: 'tiesBetween'; between: readonly [string, string] }
  | { kind: 'initiativeMentions'; initiative: string }
  | { kind: 'initiativePeople'; initiative: string }
  /** Mean talk balance, weighted by hours. */
  | { kind: 'seriesBalance'; series: string }
  /** Actions from the period's meetings that were overdue when it ended. */
  | { kind: 'overdueActions' };

/** A change that is tested by the caller, from data other than these meetings. */
export type GivenSubject = { kind: 'mood'; group: string };

export type Change = {
  now: number;
  before: number;
  /** Ids of the meetings that the figures come from. */
  evidence: { now: readonly string[]; before: readonly string[] };
};

/**
 * A test made by the caller. The caller passes all tests, significant or not, so that the false discovery rate holds.
 */
export type GivenTest = Change & {
  subject: GivenSubject;
  pValue: number;
  /** On the scale of `Finding.size`. */
  size: number;
};

export type Finding = Change & {
  subject: Subject | GivenSubject;
  pValue: number;
  /** Sort key: |log2 of now / before|, with one average meeting added to both figures. */
  size: number;
};
