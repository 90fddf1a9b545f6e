import type { Compared } from '@rapport/contract';

/** In percent, rounded; null if the earlier figure is 0. */
export const percentChange = ({ now, before }: Compared): number | null =>
  before === 0 ? null : Math.round((100 * (now - before)) / before);

/** '+13 %', 'no change', 'none before' */
export function changeText(compared: Compared): string {
  const percent = percentChange(compared);
  if (percent === null) return compared.now === 0 ? 'no change' : 'none before';
  if (percent === 0) return 'no change';
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
}
