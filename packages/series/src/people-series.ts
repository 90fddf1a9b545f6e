import { joinPairs, neighbours, overlapOf } from './people.ts';
import { isSameHour } from './rhythm.ts';
import { leastMeetings } from './series-size.ts';
import type { SeriesMeeting } from './types.ts';

/**
 * Series among meetings whose titles do not tell which meeting they are.
 *
 * Two meetings belong together if they had the same people. Of the meetings of two days each belongs to the one that it
 * shares most people with, so that two teams on one morning are not joined by the people who are in both.
 *
 * @param meetings Of one weekday, or with titles of the same kind
 */
export function partByPeople(meetings: readonly SeriesMeeting[]): SeriesMeeting[][] {
  return joinPairs(meetings, likest(meetings)).filter(({ length }) => length >= leastMeetings);
}

/** Three people and more: of all that both had together, half, or three of ten if the hour agrees, too. */
const manyPeople = 3;
const sameShare = 0.5;
const sameShareAtSameHour = 0.3;
/** Fewer: nearly the same, so that two conversations of one person with two others are not one series. */
const sameShareOfFew = 0.6;

/** From 0 to 1; 0 if these are different people. */
function likeness(one: SeriesMeeting, other: SeriesMeeting): number {
  const minutes = [one.start?.minute ?? null, other.start?.minute ?? null] as const;
  if (!isSameHour(...minutes)) return 0;
  const { shared, together } = overlapOf(one.people, other.people);
  const share = together === 0 ? 0 : shared / together;
  const isHourKnown = minutes.every((minute) => minute !== null);
  const least =
    shared < manyPeople ? sameShareOfFew : isHourKnown ? sameShareAtSameHour : sameShare;
  return share >= least ? share : 0;
}

type Pair = { one: SeriesMeeting; other: SeriesMeeting; share: number };

/** Pairs of which each is the likest to the other on its day. */
function* likest(
  meetings: readonly SeriesMeeting[],
): Generator<readonly [SeriesMeeting, SeriesMeeting]> {
  const pairs: Pair[] = [];
  for (const [one, other] of neighbours(meetings)) {
    const share = likeness(one, other);
    if (share > 0) pairs.push({ one, other, share });
  }
  const best = new Map<string, Pair>();
  const keysOf = ({ one, other }: Pair) => [
    `${one.id} ${other.start?.day ?? other.id}`,
    `${other.id} ${one.start?.day ?? one.id}`,
  ];
  for (const pair of pairs)
    for (const key of keysOf(pair)) {
      const so = best.get(key);
      // Of equals the first in order.
      if (!so || pair.share > so.share) best.set(key, pair);
    }
  for (const pair of pairs)
    if (keysOf(pair).every((key) => best.get(key) === pair)) yield [pair.one, pair.other];
}
