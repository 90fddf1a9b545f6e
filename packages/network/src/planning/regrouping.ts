import { isTie } from '../ties.ts';
import type { PairSum } from '../types.ts';
import { adjacencyOf, groupNumbers } from './adjacency.ts';
import { closeness, meanDistance, pairsByDistance } from './closeness.ts';
import { fragmentationOf } from './fragmentation.ts';
import { type GroupsOf, peopleByGroup } from './groups.ts';

export type Exchanged = Pick<PairSum, 'a' | 'b' | 'exchanges'>;

export type Part = { part: number; of: number };

/** How well a group is connected by the ties among its own people. */
export type Cohesion = {
  group: string;
  people: number;
  ties: number;
  /** Number of connected components; a person without a tie is one. */
  components: number;
  /** Mean length of the shortest paths in ties, over pairs that have a path; null without such a pair. */
  meanDistance: number | null;
  /** Null for fewer than two people. */
  fragmentation: number | null;
};

export type Regrouping = Record<'before' | 'after', Grouping>;
type Grouping = {
  /** Exchanges of people who have no group in common, out of all exchanges between people with a group. */
  across: Part;
  /** Pairs of groups with a tie between them, out of all pairs of groups. */
  tiedGroups: Part;
  /** Groups whose people change, sorted by name. */
  changed: Cohesion[];
};

/**
 * How the figures of groups change under another division into groups. People keep their ties and exchanges; nothing
 * new is assumed.
 */
export function regrouping(
  pairs: readonly PairSum[],
  groupings: { before: GroupsOf; after: GroupsOf },
): Regrouping {
  const people = {
    before: peopleByGroup(groupings.before),
    after: peopleByGroup(groupings.after),
  };
  const ties = pairs.filter(isTie);
  const groupingOf = (side: 'before' | 'after', other: 'before' | 'after'): Grouping => ({
    across: acrossGroups(pairs, groupings[side]),
    tiedGroups: tiedGroups(ties, groupings[side], people[side].size),
    changed: Array.from(people[side])
      .filter(([group, members]) => !isSame(members, people[other].get(group)))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([group, members]) => cohesion(group, members, ties)),
  });
  return { before: groupingOf('before', 'after'), after: groupingOf('after', 'before') };
}

/** Both lists are sorted in the same way. */
const isSame = (members: readonly string[], others: readonly string[] = []) =>
  members.length === others.length && members.every((member, at) => member === others[at]);

function acrossGroups(pairs: readonly Exchanged[], groupsOf: GroupsOf): Part {
  const sum = { part: 0, of: 0 };
  for (const { a, b, exchanges } of pairs) {
    const [one, other] = [groupsOf.get(a), groupsOf.get(b)];
    if (!one?.size || !other?.size) continue;
    sum.of += exchanges;
    if (one.isDisjointFrom(other)) sum.part += exchanges;
  }
  return sum;
}

function tiedGroups(ties: readonly PairSum[], groupsOf: GroupsOf, groups: number): Part {
  const tied = new Set<string>();
  for (const { a, b } of ties)
    for (const one of groupsOf.get(a) ?? [])
      for (const other of groupsOf.get(b) ?? [])
        if (one !== other) tied.add(JSON.stringify(one < other ? [one, other] : [other, one]));
  return { part: tied.size, of: (groups * (groups - 1)) / 2 };
}

function cohesion(group: string, members: readonly string[], ties: readonly PairSum[]): Cohesion {
  const network = adjacencyOf(members, ties);
  const pairsAt = pairsByDistance(network);
  return {
    group,
    people: members.length,
    ties: network.targets.length / 2,
    components: new Set(groupNumbers(network)).size,
    meanDistance: meanDistance(pairsAt),
    fragmentation: fragmentationOf(closeness(pairsAt), members.length),
  };
}
