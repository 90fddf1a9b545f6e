import { type Period, type PeriodQuery, type PeriodWeeks, periodWeeks } from '@rapport/contract';
import { addDays, type Day } from '../../../ground/calendar-days.ts';
import { periodsOf } from '../../figures/period.ts';
import type { FigureAsked } from './figure-asked.ts';
import { dayValue } from './figure-words.ts';

type Days = Pick<FigureAsked, 'from' | 'to' | 'today'>;

/**
 * The period of whole weeks that covers the days best; without days the one that screens open with. An open first day
 * means a year.
 */
export function periodOf({ from, to, today }: Days): PeriodQuery {
  if (from === null && to === null) return {};
  const last = to ?? today;
  if (from === null) return { weeks: 52, week: last };
  const candidates = periodWeeks.flatMap((weeks) =>
    [last, addDays(last, -7)].map((week) => ({ weeks, week })),
  );
  const fits = candidates.map((one) => ({ ...one, fit: fitOf({ from, to: last }, one, today) }));
  const best = fits.reduce((one, other) => (other.fit > one.fit ? other : one));
  return { weeks: best.weeks, week: best.week };
}

/** Days of both, of the days of either. */
function fitOf(
  days: { from: Day; to: Day },
  { weeks, week }: { weeks: PeriodWeeks; week: Day },
  today: Day,
): number {
  const { now } = periodsOf(today, weeks, week);
  const first = later(days.from, now.from);
  const last = earlier(days.to, now.to);
  const both = Math.max(0, daysIn(first, last));
  return both / (daysIn(days.from, days.to) + daysIn(now.from, now.to) - both);
}

const later = (one: Day, other: Day) => (one > other ? one : other);
const earlier = (one: Day, other: Day) => (one < other ? one : other);
const dayMs = 24 * 60 * 60 * 1000;
const daysIn = (from: Day, to: Day) => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** 'the 4 weeks to Sunday 22 November 2026' */
export const periodWords = ({ weeks, to, isSoFar }: Period): string =>
  `${weeks === 1 ? 'the week' : `the ${weeks} weeks`} to ${dayValue(to)}${isSoFar ? ', so far' : ''}`;
