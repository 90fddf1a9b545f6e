import { byStart } from './order.ts';
import type { SeriesMeeting } from './types.ts';

/**
 * Each meeting is compared only with this many earlier meetings of each of its people, so that time grows with the
 * number of meetings, not with its square. People rarely miss more meetings than this between two that they attend.
 */
const earlierOfPerson = 12;

/** Number of shared people, of all people of both, and of people in the smaller meeting. */
type Overlap = { shared: number; together: number; smaller: number };

export function overlapOf(one: readonly string[], other: readonly string[]): Overlap {
  const [small, large] = one.length <= other.length ? [one, other] : [other, one];
  const among = new Set(large);
  const shared = small.filter((person) => among.has(person)).length;
  return { shared, together: small.length + large.length - shared, smaller: small.length };
}

/**
 * Pairs of meetings with people in common, each once, the earlier first.
 */
export function* neighbours(
  meetings: readonly SeriesMeeting[],
): Generator<[SeriesMeeting, SeriesMeeting]> {
  const latest = new Map<string, SeriesMeeting[]>();
  for (const meeting of meetings.toSorted(byStart)) {
    const earlier = new Set(meeting.people.flatMap((person) => latest.get(person) ?? []));
    for (const one of earlier) yield [one, meeting];
    for (const person of meeting.people) {
      const his = latest.get(person) ?? [];
      if (his.length === earlierOfPerson) his.shift();
      his.push(meeting);
      latest.set(person, his);
    }
  }
}

/** Joins pairs to groups. The groups do not depend on the order of the pairs. */
export function joinPairs(
  meetings: readonly SeriesMeeting[],
  pairs: Iterable<readonly [SeriesMeeting, SeriesMeeting]>,
): SeriesMeeting[][] {
  const parent = new Map<SeriesMeeting, SeriesMeeting>();
  const rootOf = (meeting: SeriesMeeting): SeriesMeeting => {
    let root = meeting;
    for (let up = parent.get(root); up !== undefined; up = parent.get(root)) root = up;
    for (let at = meeting; at !== root; ) {
      const next = parent.get(at) ?? root;
      parent.set(at, root);
      at = next;
    }
    return root;
  };
  for (const [one, other] of pairs) {
    const [a, b] = [rootOf(one), rootOf(other)];
    if (a !== b) parent.set(a, b);
  }
  return [...Map.groupBy(meetings.toSorted(byStart), rootOf).values()];
}
