import { addDays } from '@/lib/days.ts';

export const periods = ['past-week', 'past-month', 'past-quarter', 'past-year'] as const;

export type Period = (typeof periods)[number];

function dayAfter(day: string, years: number, months: number): string {
  const date = new Date(day);
  date.setUTCFullYear(date.getUTCFullYear() - years, date.getUTCMonth() - months);
  return addDays(date.toISOString().slice(0, 10), 1);
}

const starts: Record<Period, (today: string) => string> = {
  'past-week': (today) => addDays(today, -6),
  'past-month': (today) => dayAfter(today, 0, 1),
  'past-quarter': (today) => dayAfter(today, 0, 3),
  'past-year': (today) => dayAfter(today, 1, 0),
};

/** First day of a period that ends today, YYYY-MM-DD. */
export const periodStart = (period: Period, today: string): string => starts[period](today);
