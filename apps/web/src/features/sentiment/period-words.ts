import { longDay } from '@/lib/format-day.ts';
import { type Period, periodStart } from './domain/periods.ts';

export const periodNames: Record<Period, string> = {
  'past-week': 'Past Week',
  'past-month': 'Past Month',
  'past-quarter': 'Past Quarter',
  'past-year': 'Past Year',
};

export const periodUnits: Record<Period, string> = {
  'past-week': 'week',
  'past-month': 'month',
  'past-quarter': 'quarter',
  'past-year': 'year',
};

/** '21 October to 20 November 2026'. The year is written once if both days share it. */
export function periodDays(period: Period, asOf: string): string {
  const [start, end] = [longDay(periodStart(period, asOf)), longDay(asOf)];
  const year = end.slice(-5);
  return `${start.endsWith(year) ? start.slice(0, -5) : start} to ${end}`;
}
