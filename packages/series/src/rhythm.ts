import type { Rhythm, Start } from './types.ts';

/** 1970-01-01, day 0, was a Thursday. */
const firstWeekday = 3;

/** 0 for Monday. */
export const weekdayOf = (day: number): number => (((day + firstWeekday) % 7) + 7) % 7;

/**
 * A weekday is usual if at least two thirds of the meetings were on it, so that holidays and a few moved meetings
 * change nothing.
 */
const usualShare = 2 / 3;
/** Least number of days or times; a single one may be wrong. */
const leastStarts = 2;

/** The usual weekday, time and distance of meetings with these starts. */
export function rhythmOf(starts: readonly (Start | null)[]): Rhythm {
  const dated = starts.filter((start) => start !== null);
  const days = [...new Set(dated.map(({ day }) => day))].toSorted((a, b) => a - b);
  const minutes = dated.flatMap(({ minute }) => minute ?? []).toSorted((a, b) => a - b);
  const distances = days.slice(1).map((day, at) => day - (days[at] ?? day));
  return {
    weekday: usualWeekday(days),
    minute: minutes.length >= leastStarts ? middle(minutes) : null,
    everyDays: middle(distances.toSorted((a, b) => a - b)),
  };
}

function usualWeekday(days: readonly number[]): number | null {
  if (days.length < leastStarts) return null;
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const day of days) counts[weekdayOf(day)] = (counts[weekdayOf(day)] ?? 0) + 1;
  const most = Math.max(...counts);
  return most >= usualShare * days.length ? counts.indexOf(most) : null;
}

/** The lower median: a value that occurs. */
const middle = (sorted: readonly number[]): number | null =>
  sorted[Math.floor((sorted.length - 1) / 2)] ?? null;

/** Recordings begin late, and a meeting is sometimes moved by an hour. */
const sameHourMinutes = 60;

export const isSameHour = (one: number | null, other: number | null): boolean =>
  one === null || other === null || Math.abs(one - other) <= sameHourMinutes;

/** In usual intervals without a meeting. */
const endedAfter = 3;

/**
 * The next usual day, from `today` on, in whole weeks from the last meeting. Null if no weekday is usual, or the
 * series has ended.
 */
export function nextUsualDay(
  { weekday, everyDays }: Rhythm,
  last: number,
  today: number,
): number | null {
  if (weekday === null || everyDays === null) return null;
  const distance = Math.max(1, Math.round(everyDays / 7)) * 7;
  if (today - last > endedAfter * distance) return null;
  // If the last meeting was moved, the usual day of its week counts.
  let day = last - weekdayOf(last) + weekday;
  while (day < today || day <= last) day += distance;
  return day;
}
