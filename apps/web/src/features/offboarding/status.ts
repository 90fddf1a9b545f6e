import { weeksAroundLeaving } from '@rapport/contract';
import { addDays } from '@/lib/days.ts';

/** 'active' until the last day, then 'monitoring' for 12 weeks. */
export function statusOf(
  lastDay: string | null,
  today: string,
): 'active' | 'monitoring' | 'completed' {
  if (lastDay === null || today <= lastDay) return 'active';
  return today <= addDays(lastDay, 7 * weeksAroundLeaving) ? 'monitoring' : 'completed';
}
