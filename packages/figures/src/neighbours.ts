import type { Period, PeriodLength } from './types.ts';

/** Weeks in a row, of any number. */
export type Weeks = { end: number; weeks: number };

/** Whether figures of the two periods can contain the same facts. */
export function haveCommonWeeks(a: Weeks, b: Weeks): boolean {
  return a.end > b.end - b.weeks && b.end > a.end - a.weeks;
}

/**
 * Sets of periods that together make up `period`, or that make it up together with a neighbour. Examples: a month and
 * its weeks; this month, the month that ended a week ago, the week that was added and the week that was dropped.
 */
export function periodsThatFill({ end, weeks }: Period): Period[][] {
  const at = (length: PeriodLength, ago: number): Period => ({ end: end - ago, weeks: length });
  const moved = (length: PeriodLength, by: PeriodLength) => [
    at(by, 0),
    at(by, length),
    at(length, by),
  ];
  const inner: Record<PeriodLength, Period[][]> = {
    1: [
      ...([4, 13, 52] as const).map((length) => [at(length, 0), at(length, 1), at(1, length)]),
      [at(4, 0), at(1, 1), at(1, 2), at(1, 3)],
      [at(13, 0), at(4, 1), at(4, 5), at(4, 9)],
    ],
    4: [
      [at(1, 0), at(1, 1), at(1, 2), at(1, 3)],
      moved(4, 1),
      [at(13, 0), at(13, 4), at(4, 13)],
      [at(13, 0), at(4, 4), at(4, 8), at(1, 12)],
    ],
    13: [
      [at(4, 0), at(4, 4), at(4, 8), at(1, 12)],
      [at(1, 0), at(4, 1), at(4, 5), at(4, 9)],
      moved(13, 1),
      moved(13, 4),
    ],
    52: [
      [at(13, 0), at(13, 13), at(13, 26), at(13, 39)],
      moved(52, 1),
      moved(52, 4),
      moved(52, 13),
    ],
  };
  return inner[weeks];
}
