import { toTenth } from '@/lib/round.ts';

/**
 * What each weight is worth of their sum, in percent with one decimal. Undefined where all weights
 * are 0, since then nothing is worth anything.
 */
export function sharesOf(weights: readonly number[]): readonly number[] | undefined {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return undefined;
  return weights.map((weight) => toTenth((weight / sum) * 100));
}
