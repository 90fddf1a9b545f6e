import { longDay } from '@/lib/format-day.ts';
import { sampleToday } from '@/sample-data/company/company.ts';
import { type Period, periodStart } from '@/sample-data/sentiment/periods.ts';

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

/** '21 October to 20 November 2026': the year once, if it is one. */
export function periodDays(period: Period): string {
  const [start, end] = [longDay(periodStart[period]), longDay(sampleToday)];
  const year = end.slice(-5);
  return `${start.endsWith(year) ? start.slice(0, -5) : start} to ${end}`;
}
