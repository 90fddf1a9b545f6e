import type { Day } from './calendar-days.ts';

const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** '26 November 2026', as days are written on paper. */
export const dayInWords = (day: Day): string => words.format(new Date(day));
