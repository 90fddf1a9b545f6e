import { daySpan } from '@/lib/format-day.ts';
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

/** '21 October to 20 November 2026' */
export const periodDays = (period: Period, asOf: string): string =>
  daySpan(periodStart(period, asOf), asOf);
