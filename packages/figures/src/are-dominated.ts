/**
 * A quarter of one person's range of 10, that is 2.5: the mood of fewer than `k` people must never be known more
 * closely than this.
 */
export const closest = 0.25;

type Options = {
  /** Uncertainty that comes from rounding the answers, not from a person's mood. */
  error?: number;
  /** Makes the rule stricter, for callers that may not have found the worst combination. */
  margin?: number;
  /** By person, a lower bound of the weight, where the weight is not known exactly. */
  least?: readonly number[];
};

/**
 * Whether a combination of moods reveals too much about fewer than `k` people. Each person's weight is the width of
 * what they can add to it. What the `s` heaviest people hold is known up to an uncertainty, the sum of what the
 * others hold and what rounding hides. The uncertainty must be at least a quarter of what the `s` people hold or, if
 * less, the (k - s) / s that a shown group of `k` people of the same weight leaves open.
 *
 * For all s from 1 to k - 1 together this is the p% rule and the (n,k)-dominance rule of statistical disclosure
 * control (Hundepool et al., Statistical Disclosure Control, 2012, 4.2.1).
 */
export function areDominated(
  weights: readonly number[],
  k: number,
  { error = 0, margin = 1, least = weights }: Options = {},
): boolean {
  let [total, others, heaviest] = [0, 0, 0];
  for (let at = 0; at < weights.length; at++) {
    const weight = weights[at] ?? 0;
    total += weight;
    others += least[at] ?? 0;
    if (weight > heaviest) heaviest = weight;
  }
  if (total < 1e-6) return false;
  // Decides most cases: even k - 1 people as heavy as the heaviest would not dominate.
  if (others + error >= (k - 1) * heaviest * (1 + margin * closest)) return false;
  let held = 0;
  for (const [at, person] of largest(weights, k - 1).entries()) {
    held += weights[person] ?? 0;
    others -= least[person] ?? 0;
    const people = at + 1;
    const wanted = margin * Math.min(closest, (k - people) / people);
    if (others + error < wanted * held - 1e-9) return true;
  }
  return false;
}

/** Indices of the `count` largest weights, largest first. */
export function largest(weights: readonly number[], count: number): number[] {
  const found: number[] = [];
  for (const [place, weight] of weights.entries()) {
    let at = found.length;
    while (at > 0 && (weights[found[at - 1] ?? -1] ?? 0) < weight) at--;
    if (at === count) continue;
    found.splice(at, 0, place);
    if (found.length > count) found.pop();
  }
  return found;
}
