import { areDominated } from './are-dominated.ts';
import type { Figure, Views } from './views.ts';

/**
 * Uncertainty of a sum over n people whose mean is rounded to 0.1, in moods of one person (0 to 10): 0.01 n. Half of it
 * is relied on, since an error of rounding is sometimes small.
 */
export const rounding = 0.01 / 2;

/**
 * How much stricter than the rule a difference is judged: other numbers than those tried can leave a little less of it. Where
 * whole people are left, and nothing of others, there is nothing to gain.
 */
export function marginFor(weights: readonly number[]): number {
  const isWhole = weights.every((weight) => weight < 0.02 || Math.abs(weight - 1) < 0.02);
  return isWhole ? 1 : 1.2;
}

/**
 * Whether few people dominate the difference of two sums. The weight of a person is the width of what
 * their moods can add to it: the sum of |weight| over their facts.
 */
export function isDifferenceDominated(views: Views, a: Figure, b: Figure, k: number): boolean {
  const common = a.set.inCommonWith(b.set);
  // A person weighs 2 at most, and 1 if only one of the sums counts them.
  if (a.set.size + b.set.size - 2 * common >= 2 * k) return false;
  const weights: number[] = [];
  const least: number[] = [];
  for (let i = 0, j = 0; i < a.people.length || j < b.people.length; ) {
    const order =
      (a.people[i] ?? Number.POSITIVE_INFINITY) - (b.people[j] ?? Number.POSITIVE_INFINITY);
    if (order !== 0) {
      weights.push(1);
      least.push(1);
    } else if (a.views[i] !== b.views[j]) {
      weights.push(views.distance(a.views[i] ?? -1, b.views[j] ?? -1));
      least.push(views.leastDistance(a.views[i] ?? -1, b.views[j] ?? -1));
    }
    if (order <= 0) i++;
    if (order >= 0) j++;
  }
  const error = (a.people.length + b.people.length) * rounding;
  return areDominated(weights, k, { error, margin: marginFor(weights), least });
}
