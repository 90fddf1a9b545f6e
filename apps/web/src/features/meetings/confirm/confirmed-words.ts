import type { Confirmed } from '@rapport/contract';
import { today } from '@/lib/days.ts';
import { longDay, writeDay } from '@/lib/format-day.ts';

/** 'Confirmed by Ines Calloway, 20 November', with the year if it is not this one. */
export function confirmedWords({ by, on }: Confirmed): string {
  const isThisYear = on.slice(0, 4) === today().slice(0, 4);
  const day = isThisYear ? writeDay(on, { day: 'numeric', month: 'long' }) : longDay(on);
  return `Confirmed by ${by}, ${day}`;
}
