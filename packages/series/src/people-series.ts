import { joinPairs, neighbours, overlapOf } from './people.ts';
import { isSameHour } from './rhythm.ts';
import { leastMeetings } from './series-size.ts';
import type { SeriesMeeting } from './types.ts';

/**
 * Series among meetings whose titles do not say which meeting they are.
 *
 * Two meetings belong together if they had mostly the same people. A meeting is linked only to the meeting of another
 * day with which it shares the most people, so that two teams who meet on the same morning are not joined by people
 * who are in both.
 *
 * @param meetings Of one weekday, or with titles of the same kind
 */
export function partByPeople(meetings: readonly SeriesMeeting[]): SeriesMeeting[][] {
  return joinPairs(meetings, likest(meetings)).filter(({ length }) => length >= leastMeetings);
}

/**
 * With at least three shared people, they must be half of all people of both meetings, or three of ten if both hours
 * are known and agree.
 */
const manyPeople = 3;
const sameShare = 0.5;
const sameShareAtSameHour = 0.3;
/**
 * With fewer shared people, nearly all must be the same, so that one person's conversations with two others are not
 * one series.
 */
const sameShareOfFew = 0.6;

/** From 0 to 1; 0 if the people or the hours differ. */
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

/** Pairs in which each meeting is the best match of the other on its day. */
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
      // The first of equal pairs wins.
      if (!so || pair.share > so.share) best.set(key, pair);
    }
  for (const pair of pairs)
    if (keysOf(pair).every((key) => best.get(key) === pair)) yield [pair.one, pair.other];
}
