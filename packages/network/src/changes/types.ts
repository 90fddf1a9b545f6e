import type { Meeting } from '../types.ts';

/** Two periods of as many weeks. A meeting is in one of them. */
export type Periods = {
  weeks: number;
  now: readonly Meeting[];
  before: readonly Meeting[];
};

/** What may change. `between` is in the order of the characters' codes. */
export type Subject =
  /** Hours of meetings in which people of both spoke. */
  | { kind: 'talkBetween'; between: readonly [string, string] }
  /** Hours that the people of a department spoke. */
  | { kind: 'departmentHours'; department: string }
  /** Hours that they spoke in a meeting that they spoke in, on average. */
  | { kind: 'departmentTalk'; department: string }
  | { kind: 'tiesBetween'; between: readonly [string, string] }
  | { kind: 'initiativeMentions'; initiative: string }
  | { kind: 'initiativePeople'; initiative: string }
  /** Mean talk balance, weighted by hours. */
  | { kind: 'seriesBalance'; series: string };

/** Changes that are tested elsewhere, by other data than these meetings. */
export type GivenSubject = { kind: 'mood'; group: string } | { kind: 'overdueActions' };

export type Change = {
  now: number;
  before: number;
  /** Ids, of meetings that the figures come from. */
  evidence: { now: readonly string[]; before: readonly string[] };
};

/** A test made elsewhere. All that were made are given, so that the false ones among all findings stay few. */
export type GivenTest = Change & {
  subject: GivenSubject;
  pValue: number;
  /** On the scale of `Finding.size`. */
  size: number;
};

export type Finding = Change & {
  subject: Subject | GivenSubject;
  pValue: number;
  /** For the order: |log2 of now / before|, each with the figure of one average meeting added. */
  size: number;
};
