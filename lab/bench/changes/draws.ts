import type { Random } from '../../../scripts/random.ts';

/** Normally distributed (Box and Muller). */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

/** Log-normal with median 1; most values are within a factor of e^spread. */
export const logNormal = (random: Random, spread: number): number =>
  Math.exp(spread * normal(random));

/** Poisson distributed: Knuth's method for small means, otherwise a rounded normal distribution. */
export function poisson(random: Random, mean: number): number {
  if (mean > 30) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  let count = -1;
  for (let left = Math.exp(mean); left > 1 || count < 0; left *= random.next()) count++;
  return count;
}

export function binomial(random: Random, tries: number, chance: number): number {
  let hits = 0;
  for (let at = 0; at < tries; at++) if (random.next() < chance) hits++;
  return hits;
}

export function weightedPick<T>(
  random: Random,
  items: readonly T[],
  weightOf: (item: T) => number,
): T {
  let left = random.next() * items.reduce((sum, item) => sum + weightOf(item), 0);
  const found = items.find((item) => {
    left -= weightOf(item);
    return left < 0;
  });
  return found ?? random.pick(items);
}
