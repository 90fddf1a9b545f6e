import { addDays, daysBetween } from '@/lib/days.ts';

/** '2 Nov' */
export const dayOfMonth = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(date),
  );

const fortnight = 14;
/** Closer to the last day than this, a label would touch its neighbour. */
const leastGap = 5;

/** Every second week from the first day, and the last day. */
export function fortnights(from: string, until: string): string[] {
  const length = daysBetween(from, until);
  const starts = Array.from({ length: Math.ceil(length / fortnight) }, (_, index) =>
    addDays(from, index * fortnight),
  );
  return [...starts.filter((date) => daysBetween(date, until) >= leastGap), until];
}
