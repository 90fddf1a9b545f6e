import { sampleToday } from '@/sample-data/company/company.ts';
import type { Alignment } from '@/sample-data/team-development/development-plan.ts';

const write = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(date));

/** '9 Dec' */
export const shortDate = (date: string): string => write(date, { day: 'numeric', month: 'short' });

/** '20 November 2026' */
export const longDate = (date: string): string => write(date, { dateStyle: 'long' });

export const longToday = longDate(sampleToday);

export const alignmentWords: Record<Alignment, string> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};
