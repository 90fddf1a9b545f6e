import { byPair } from './order.ts';
import type { Meeting, PairSum } from './types.ts';

/**
 * The exchanges of every two people in these meetings. An exchange weighs 1 / (named speakers - 1), so that one large
 * meeting does not outweigh a conversation (Newman 2001 weighs joint papers in this way).
 */
export function pairSumsOf(
  meetings: readonly Pick<Meeting, 'namedSpeakers' | 'exchanges'>[],
): PairSum[] {
  return sumPairs(
    meetings.map(({ namedSpeakers, exchanges }) =>
      exchanges.flatMap(({ a, b, count }) =>
        count > 0 && namedSpeakers > 1
          ? [{ a, b, meetings: 1, exchanges: count, weight: count / (namedSpeakers - 1) }]
          : [],
      ),
    ),
  );
}

/** Adds the sums of weeks up to those of the period. Sorted by `a`, then `b`. */
export function sumPairs(parts: readonly (readonly PairSum[])[]): PairSum[] {
  const sums = new Map<string, Map<string, PairSum>>();
  for (const part of parts)
    for (const pair of part) {
      const ofFirst = sums.get(pair.a) ?? new Map<string, PairSum>();
      sums.set(pair.a, ofFirst);
      const sum = ofFirst.get(pair.b);
      if (sum) {
        sum.meetings += pair.meetings;
        sum.exchanges += pair.exchanges;
        sum.weight += pair.weight;
      } else ofFirst.set(pair.b, { ...pair });
    }
  return [...sums.values()].flatMap((ofFirst) => [...ofFirst.values()]).sort(byPair);
}
