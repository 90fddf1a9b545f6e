import { compareText } from '../order.ts';
import type { Meeting } from '../types.ts';
import type { Labelled } from './permutation-test.ts';
import type { Periods, Subject } from './types.ts';

export type Side = 'now' | 'before';
/** What one meeting adds to a statistic. */
export type Part<T> = { meeting: Meeting; side: Side; value: T };

/** All that belongs to one statistic, by cell: meetings of a series in one week, or one meeting outside of a series. */
export type Cells<T> = Pick<Labelled, 'blocks' | 'labels'> & { parts: Part<T>[][] };

/**
 * Weeks of a series are shuffled among all weeks of both periods, including weeks without a meeting. This makes the
 * number of meetings random as well, and accounts for what a series repeats every week.
 */
export function cellsByWeek<T>(parts: readonly Part<T>[], weeks: number): Cells<T> {
  const blocks = Map.groupBy(parts, ({ meeting }) => meeting.series ?? meeting);
  const cells = Array.from(blocks, ([of, block]) =>
    typeof of === 'string' ? [...Map.groupBy(block, weekOf).values()] : [block],
  );
  return {
    blocks: cells.map((block) => ({ cells: block.length, places: 2 * weeks, nowPlaces: weeks })),
    parts: cells.flat(),
    labels: labelsOf(cells),
  };
}

/** Differs for the weeks of both periods. */
const weekOf = ({ meeting, side }: Pick<Part<unknown>, 'meeting' | 'side'>): number =>
  side === 'now' ? meeting.week : -1 - meeting.week;

/**
 * For figures that a meeting has but does not add to, such as its balance: labels are shuffled among the weeks in
 * which a series met, and among the meetings outside of series.
 */
export function cellsOfHeld<T>(parts: readonly Part<T>[]): Cells<T> {
  const blocks = Map.groupBy(parts, ({ meeting }) => meeting.series);
  const cells = Array.from(blocks, ([series, block]) => [
    ...Map.groupBy(block, ({ meeting, side }) =>
      series === null ? meeting.id : weekOf({ meeting, side }),
    ).values(),
  ]);
  return {
    blocks: cells.map((block) => ({
      cells: block.length,
      places: block.length,
      nowPlaces: block.filter(([part]) => part?.side === 'now').length,
    })),
    parts: cells.flat(),
    labels: labelsOf(cells),
  };
}

const labelsOf = (cells: readonly Part<unknown>[][][]) =>
  Uint8Array.from(cells.flat(), ([part]) => (part?.side === 'now' ? 1 : 0));

export type Collected<T> = { subject: Subject; parts: Part<T>[] };

/** Contributions by subject, in an order that depends only on the subjects. */
export function partsBySubject<T>(
  { now, before }: Pick<Periods, 'now' | 'before'>,
  valuesOf: (meeting: Meeting) => Iterable<readonly [Subject, T]>,
): Collected<T>[] {
  const bySubject = new Map<string, Collected<T>>();
  const collect = (meetings: readonly Meeting[], side: Side) => {
    for (const meeting of meetings)
      for (const [subject, value] of valuesOf(meeting)) {
        const key = Object.values(subject).join('\n');
        const collected = bySubject.get(key) ?? { subject, parts: [] };
        bySubject.set(key, collected);
        collected.parts.push({ meeting, side, value });
      }
  };
  collect(now, 'now');
  collect(before, 'before');
  return Array.from(bySubject.values(), (one) => ({ key: JSON.stringify(one.subject), ...one }))
    .sort((a, b) => compareText(a.key, b.key))
    .map(({ subject, parts }) => ({ subject, parts }));
}
