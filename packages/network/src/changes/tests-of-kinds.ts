import { moreUpTo } from './false-discoveries.ts';
import { type Labelled, leastPossible } from './permutation-test.ts';
import type { Finding, Subject } from './types.ts';

/** How many figures of a kind could be tested. */
export type TestsOfKind = {
  kind: Subject['kind'];
  tested: number;
  untested: number;
  /**
   * The number of meetings of both periods together from which one more subject could be tested, with all figures of
   * its family. Of a series, each meeting is in another week; of others, each is outside of series. Null if no number
   * is enough in periods of this length.
   */
  meetings: number | null;
};

/** The judged figures of a family, and the level that they share. */
type Family = {
  members: readonly Pick<Finding, 'subject'>[];
  isTested: readonly boolean[];
  level: number;
};

/** The tests of a family by kind, without those made by the caller. `weeks` is the length of a period. */
export function testsOfKinds({ members, isTested, level }: Family, weeks: number): TestsOfKind[] {
  const kinds = new Map<Subject['kind'], { tested: number; untested: number }>();
  for (const [at, { subject }] of members.entries()) {
    if (subject.kind === 'mood') continue;
    const counts = kinds.get(subject.kind) ?? { tested: 0, untested: 0 };
    kinds.set(subject.kind, counts);
    if (isTested[at]) counts.tested++;
    else counts.untested++;
  }
  // One more subject has a figure of each kind.
  const enough = moreUpTo(isTested, kinds.size, level);
  return Array.from(kinds, ([kind, counts]) => ({
    kind,
    ...counts,
    meetings: meetingsNeeded(kind, enough, weeks),
  }));
}

/**
 * The smallest number of meetings whose least possible p-value is at most `enough`. Null if a series would have to meet
 * in more weeks than both periods have.
 */
export function meetingsNeeded(
  kind: Subject['kind'],
  enough: number,
  weeks: number,
): number | null {
  const most = kind === 'seriesBalance' ? 2 * weeks : Number.POSITIVE_INFINITY;
  for (let meetings = 1; meetings <= most; meetings++)
    if (leastPossible({ blocks: blocksOf(kind, meetings) }) <= enough) return meetings;
  return null;
}

/** As `cellsOfHeld` and `cellsByWeek` divide meetings of which half are in each period. */
const blocksOf = (kind: Subject['kind'], meetings: number): Labelled['blocks'] =>
  kind === 'seriesBalance' || kind === 'departmentTalk'
    ? [{ cells: meetings, places: meetings, nowPlaces: Math.floor(meetings / 2) }]
    : Array.from({ length: meetings }, () => ({ cells: 1, places: 2, nowPlaces: 1 }));
