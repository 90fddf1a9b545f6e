import type { Compared } from '@rapport/contract';
import { toTenth } from '@/lib/round.ts';

/** '131', or '9.7' below ten hours. */
export function hoursText(minutes: number): string {
  const hours = toTenth(minutes / 60);
  return hours < 10 ? `${hours}` : Math.round(hours).toLocaleString('en');
}

/** '9 more than before', '1 fewer than before' */
export function moreThanBefore({ now, before }: Compared): string {
  const more = now - before;
  if (more === 0) return 'as many as before';
  return `${Math.abs(more)} ${more > 0 ? 'more' : 'fewer'} than before`;
}

/** In percent, rounded; null where there was nothing before. */
export const percentChange = ({ now, before }: Compared): number | null =>
  before === 0 ? null : Math.round((100 * (now - before)) / before);

/** '+13 %', 'no change', 'none before' */
export function changeText(compared: Compared): string {
  const percent = percentChange(compared);
  if (percent === null) return compared.now === 0 ? 'no change' : 'none before';
  if (percent === 0) return 'no change';
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
}
