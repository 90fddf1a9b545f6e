import { toTenth } from '@/lib/round.ts';

/** In percent with one decimal; undefined if all weights are 0. */
export function sharesOf(weights: readonly number[]): readonly number[] | undefined {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return undefined;
  return weights.map((weight) => toTenth((weight / sum) * 100));
}
