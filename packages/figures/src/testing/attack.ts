import { attackDifferences, withRemainders } from './attack-differences.ts';
import { attackJointly } from './attack-jointly.ts';
import { attackPeriod } from './attack-period.ts';
import type { Observation } from './observations.ts';

/** A disclosure: something about fewer than k people that the answers reveal. */
export type Find = {
  attack: 'span' | 'difference' | 'bounds' | 'joint';
  /** Number of people whose mood it is. */
  people: number;
  /** How closely it is known, in points of 10. */
  width: number;
  how: string;
};

/**
 * Tries to work out the mood of fewer than `k` people from the answers. It does not know how the shown figures were
 * chosen.
 */
export function attack(observations: readonly Observation[], k: number, effort = 8): Find[] {
  const prepared = prepare(observations);
  const sums = withRemainders(prepared, k);
  return [
    ...attackPeriod(prepared, k),
    ...attackDifferences(sums, k),
    ...attackJointly(sums, k, effort),
  ];
}

/** An observation with people and facts as numbers. */
export type Target = {
  name: string;
  period: Observation['period'];
  /** Ascending. */
  people: Int32Array;
  bits: Int32Array;
  /** For each of `people`: fact numbers, ascending, and their shares. */
  facts: readonly Int32Array[];
  shares: readonly Float64Array[];
  /** Bounds of the sum over people, each of whom has 0 to 10. */
  low: number;
  high: number;
  /** Total width of the rounding of its parts, in moods of one person. */
  error: number;
};

/**
 * A shown group of k people leaves exactly the limit open about all but one of them, and a small part of another
 * figure shifts that a little. So only what is a tenth closer than the limit counts as a find.
 */
const tolerance = 0.9;

/**
 * Above this total weight a find is impossible: nobody weighs more than 2, so a quarter of the weight of k - 1 people
 * stays unknown.
 */
export const enoughFor = (k: number) => 2 * (k - 1) * (1 + tolerance / 4);

/**
 * How closely the mood of the heaviest `s` people is known from several people's weights; null if that is within the
 * limit.
 */
export function tooCloselyKnown(
  weights: readonly number[],
  error: number,
  k: number,
): { people: number; width: number } | null {
  const sorted = weights.filter((weight) => weight > 1e-9).sort((a, b) => b - a);
  const total = sorted.reduce((sum, weight) => sum + weight, 0);
  if (total < 1e-4) return null;
  let held = 0;
  for (let people = 1; people < k && people <= sorted.length; people++) {
    held += sorted[people - 1] ?? 0;
    const width = (10 * (total - held + error)) / held;
    if (width < tolerance * Math.min(2.5, (10 * (k - people)) / people)) return { people, width };
  }
  return null;
}

/** Numbers people in order of appearance. */
function prepare(observations: readonly Observation[]): Target[] {
  const numbers = new Map<number, number>();
  for (const { people } of observations)
    for (const person of people) if (!numbers.has(person)) numbers.set(person, numbers.size);
  return observations.map(({ name, period, n, low, high, people: known, facts, shares }) => {
    const numberAt = (at: number) => numbers.get(known[at] ?? -1) ?? -1;
    const order = [...known.keys()].sort((a, b) => numberAt(a) - numberAt(b));
    const people = Int32Array.from(order, numberAt);
    const bits = new Int32Array((numbers.size >> 5) + 1);
    for (const person of people)
      bits[person >> 5] = (bits[person >> 5] ?? 0) | (1 << (person & 31));
    return {
      name,
      period,
      people,
      bits,
      facts: order.map((at) => facts[at] ?? new Int32Array()),
      shares: order.map((at) => shares[at] ?? new Float64Array()),
      low: n * low,
      high: n * high,
      error: 0.01 * n,
    };
  });
}

export function inCommon(a: Target, b: Target): number {
  let count = 0;
  for (let at = 0; at < a.bits.length; at++) {
    let word = (a.bits[at] ?? 0) & (b.bits[at] ?? 0);
    if (word === 0) continue;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}
