import type { Compared, Period } from '@rapport/contract';

/** In percent, rounded; null if the earlier figure is 0. */
export const percentChange = ({ now, before }: Compared): number | null =>
  before === 0 ? null : Math.round((100 * (now - before)) / before);

/** The unit of a figure, and the least earlier figure on which a percentage says something. */
type Base = { least: number; shown: (value: number) => string };

/** A percentage would compare a week that still runs with a whole one: the earlier figure stands alone. */
export const baseIn = ({ isSoFar }: Pick<Period, 'isSoFar'>, base: Base): Base =>
  isSoFar ? { ...base, least: Number.POSITIVE_INFINITY } : base;

/** '+13 %', 'no change', 'none before'; on a smaller base the earlier figure: '4 before'. */
export function changeText(compared: Compared, { least, shown }: Base): string {
  const percent = percentChange(compared);
  if (percent === null) return compared.now === 0 ? 'no change' : 'none before';
  if (percent === 0) return 'no change';
  if (compared.before < least) return `${shown(compared.before)} before`;
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
}
