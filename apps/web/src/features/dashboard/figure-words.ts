import type { Compared, Period } from '@rapport/contract';
import { toTenth } from '@/lib/round.ts';

/** '131', or '9.7' below ten hours. */
export function hoursText(minutes: number): string {
  const hours = toTenth(minutes / 60);
  return hours < 10 ? `${hours}` : Math.round(hours).toLocaleString('en');
}

/** '9 more than before', '1 fewer than before'; while the last week runs '22 before', 'none before'. */
export function moreThanBefore(
  { now, before }: Compared,
  { isSoFar }: Pick<Period, 'isSoFar'>,
): string {
  if (isSoFar) return before === 0 ? 'none before' : `${before} before`;
  const more = now - before;
  if (more === 0) return 'as many as before';
  return `${Math.abs(more)} ${more > 0 ? 'more' : 'fewer'} than before`;
}
