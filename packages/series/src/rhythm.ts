import type { Rhythm, Start } from './types.ts';

/** 1970-01-01, day 0, was a Thursday. */
const firstWeekday = 3;

/** 0 for Monday. */
export const weekdayOf = (day: number): number => (((day + firstWeekday) % 7) + 7) % 7;

/** A weekday is usual if two of three meetings were on it, so that holidays and a few moved meetings change nothing. */
const usualShare = 2 / 3;
/** From so many on, half of the meetings with a time can be wrong by chance no longer. */
const leastStarts = 2;

/** When meetings with these starts usually are. */
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

/** The lower one of two in the middle: a value that occurs. */
const middle = (sorted: readonly number[]): number | null =>
  sorted[Math.floor((sorted.length - 1) / 2)] ?? null;

/** Recordings begin late, and a meeting is moved by an hour now and then. */
const sameHourMinutes = 60;

export const isSameHour = (one: number | null, other: number | null): boolean =>
  one === null || other === null || Math.abs(one - other) <= sameHourMinutes;

/** After so many distances without a meeting a series has ended. */
const endedAfter = 3;

/**
 * The next usual day from `today` on, in whole weeks from the last meeting. Null where no weekday is usual, or the series
 * has ended.
 */
export function nextUsualDay(
  { weekday, everyDays }: Rhythm,
  last: number,
  today: number,
): number | null {
  if (weekday === null || everyDays === null) return null;
  const distance = Math.max(1, Math.round(everyDays / 7)) * 7;
  if (today - last > endedAfter * distance) return null;
  // A meeting that was moved changes nothing: its week's usual day.
  let day = last - weekdayOf(last) + weekday;
  while (day < today || day <= last) day += distance;
  return day;
}
