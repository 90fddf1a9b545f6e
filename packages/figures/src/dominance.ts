import { areDominated, closest } from './are-dominated.ts';
import { distance, leastDistance } from './distance.ts';
import type { Figure } from './figure.ts';

/**
 * Uncertainty of a sum over n people whose mean is rounded to 0.1, in moods of one person (0 to 10): 0.01 n. Half of it
 * is used, because a rounding error can be small.
 */
export const rounding = 0.01 / 2;

/** The uncertainty that rounding gives a figure, in weights of one person. */
export const errorOf = ({ people }: Figure) => people.length * rounding;

const strictest = 1.2;

/**
 * How much stricter a difference is judged, because multiples that were not tried can leave slightly less. If only
 * whole people remain, and no parts of others, nothing can be gained.
 */
export function marginFor(weights: readonly number[]): number {
  const isWhole = weights.every((weight) => weight < 0.02 || Math.abs(weight - 1) < 0.02);
  return isWhole ? 1 : strictest;
}

/**
 * Whether few people dominate the difference of two sums. The weight of a person is the width of what
 * their moods can add to it: the sum of |weight| over their facts.
 */
export function isDifferenceDominated(a: Figure, b: Figure, k: number): boolean {
  const common = a.set.inCommonWith(b.set);
  // A person weighs at most 2, and at most 1 if only one of the sums contains them.
  if (a.set.size + b.set.size - 2 * common >= 2 * k) return false;
  const enough = enoughFor(k);
  const weights: number[] = [];
  const least: number[] = [];
  let total = 0;
  for (let i = 0, j = 0; i < a.people.length || j < b.people.length; ) {
    const order =
      (a.people[i] ?? Number.POSITIVE_INFINITY) - (b.people[j] ?? Number.POSITIVE_INFINITY);
    const [first, second] = [a.tracks[i], b.tracks[j]];
    if (order !== 0) {
      weights.push(1);
      least.push(1);
      total += 1;
    } else if (first && second && a.prints[i] !== b.prints[j]) {
      const own = leastDistance(first, a.period, second, b.period);
      weights.push(distance(first, a.period, second, b.period));
      least.push(own);
      total += own;
    }
    if (total > enough) return false;
    if (order <= 0) i++;
    if (order >= 0) j++;
  }
  const error = errorOf(a) + errorOf(b);
  return areDominated(weights, k, { error, margin: marginFor(weights), least });
}

/** At this total weight no k - 1 people can dominate, since each weighs at most 2. More people only add to it. */
const enoughFor = (k: number) => 2 * (k - 1) * (1 + strictest * closest) + 1e-6;
