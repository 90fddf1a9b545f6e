import { addDays, daysBetween } from '@/lib/days.ts';

const fortnight = 14;
/** Labels closer than this, in days, would overlap the last one. */
const leastGap = 5;

/** Every second week from the first day, and the last day. */
export function fortnights(from: string, until: string): string[] {
  const length = daysBetween(from, until);
  const starts = Array.from({ length: Math.ceil(length / fortnight) }, (_, index) =>
    addDays(from, index * fortnight),
  );
  return [...starts.filter((date) => daysBetween(date, until) >= leastGap), until];
}
