import { addDays } from '@/lib/days.ts';
import { sampleToday } from '../company/company.ts';

/** How far back the sentiment overview looks. */
export const periods = ['past-week', 'past-month', 'past-quarter', 'past-year'] as const;

export type Period = (typeof periods)[number];

const dayAfter = (years: number, months: number) => {
  const date = new Date(sampleToday);
  date.setUTCFullYear(date.getUTCFullYear() - years, date.getUTCMonth() - months);
  return addDays(date.toISOString().slice(0, 10), 1);
};

/** The first day of each, YYYY-MM-DD; all end with the sample company's today. */
export const periodStart: Record<Period, string> = {
  'past-week': addDays(sampleToday, -6),
  'past-month': dayAfter(0, 1),
  'past-quarter': dayAfter(0, 3),
  'past-year': dayAfter(1, 0),
};
