import { byPair } from './order.ts';
import type { PairSum, Tie, TieChange } from './types.ts';

const leastMeetings = 2;
const leastExchanges = 5;
const medianStrength = 5;
const strengthPerDoubling = 2;
/** The least strength of a strong tie. */
export const strongFrom = 7;

/**
 * Two people have a tie if they answered each other in at least two meetings of the period, or at least five times.
 */
export const isTie = ({ meetings, exchanges }: Pick<PairSum, 'meetings' | 'exchanges'>): boolean =>
  meetings >= leastMeetings || exchanges >= leastExchanges;

/**
 * The ties of a period. The strength of a tie is its weight relative to the organization's median tie: round(5 + 2
 * log2(weight / median weight of all ties)), bounded to 1 to 10. So the median tie has 5, twice its weight gives 7
 * (strong), half of it 3. A tie of one meeting has at most 6, so that it is never strong. Sorted by `a`, then `b`.
 */
export function tiesOf(pairs: readonly PairSum[]): Tie[] {
  const ties = pairs.filter(isTie).sort(byPair);
  const median = medianOf(ties.map(({ weight }) => weight));
  return ties.map((pair) => {
    const strength = strengthOf(pair, median);
    return { ...pair, strength, isStrong: strength >= strongFrom };
  });
}

/** Ties of either period, in the order of `tiesOf`. */
export function compareTies(now: readonly Tie[], before: readonly Tie[]): TieChange[] {
  const left = new Map(before.map((tie) => [keyOf(tie), tie]));
  const changes = now.map((tie): TieChange => {
    const key = keyOf(tie);
    const earlier = left.get(key);
    left.delete(key);
    return earlier ? { change: 'kept', now: tie, before: earlier } : { change: 'new', now: tie };
  });
  for (const tie of left.values()) changes.push({ change: 'lost', before: tie });
  return changes.sort((first, second) => byPair(tieOf(first), tieOf(second)));
}

function strengthOf({ weight, meetings }: PairSum, median: number): number {
  const onScale = medianStrength + strengthPerDoubling * Math.log2(weight / median);
  const most = meetings < leastMeetings ? strongFrom - 1 : 10;
  return Math.min(most, Math.max(1, Math.round(onScale)));
}

/** For an even number, the geometric mean of the two middle weights, because the scale is logarithmic. */
function medianOf(weights: readonly number[]): number {
  const sorted = Float64Array.from(weights).sort();
  const half = (sorted.length - 1) / 2;
  return Math.sqrt((sorted[Math.floor(half)] ?? 1) * (sorted[Math.ceil(half)] ?? 1));
}

const tieOf = (change: TieChange) => (change.change === 'lost' ? change.before : change.now);
const keyOf = ({ a, b }: PairSum) => JSON.stringify([a, b]);
