import type { DepartmentOf, Tie } from '../types.ts';
import { type Adjacency, adjacencyOf, degreeAt, groupNumbers } from './adjacency.ts';
import { closenessOf } from './closeness.ts';
import { fragmentationOf } from './fragmentation.ts';

/** A person with fewer ties than this has few. */
const enoughTies = 2;

export type DepartureInput = {
  /** Everybody in the network, including the leavers. */
  people: readonly string[];
  ties: readonly Tie[];
  departmentOf: DepartmentOf;
  leavers: readonly string[];
  /**
   * Closeness of the whole network (`networkCloseness`) if already computed, since it takes as long as all the rest.
   */
  closeness?: number;
};

/** Sum of 1 / distance over all ordered pairs of people. */
export const networkCloseness = ({ people, ties }: Pick<DepartureInput, 'people' | 'ties'>) =>
  closenessOf(adjacencyOf(people, ties));

export type BeforeAfter<T = number> = { before: T; after: T };

export type Departure = {
  ties: BeforeAfter & { lost: Tie[] };
  /** Ties between two departments. */
  bridges: BeforeAfter;
  /** Pairs of departments with a tie, and those that have none after the departure. */
  departmentPairs: BeforeAfter & { parted: [string, string][] };
  /** People who stay and have fewer than two ties afterwards but had more, fewest first. */
  fewTies: (BeforeAfter & { person: string })[];
  /**
   * Among those who stay, so that both values are about the same pairs: before, paths may lead through leavers. Null
   * if fewer than two people stay.
   */
  fragmentation: BeforeAfter<number | null>;
  /** Connected components with people who stay; before, leavers connect them too. */
  components: BeforeAfter;
};

/**
 * Compares the network before and after these people leave. No ties are added or strengthened. Fragmentation:
 * Borgatti 2006. Time is proportional to people times ties.
 */
export function departure(input: DepartureInput): Departure {
  const { people, ties, departmentOf, leavers } = input;
  const gone = new Set(leavers);
  const isLost = ({ a, b }: Tie) => gone.has(a) || gone.has(b);
  const kept = ties.filter((tie) => !isLost(tie));
  const before = adjacencyOf(people, ties);
  const after = adjacencyOf(
    people.filter((person) => !gone.has(person)),
    kept,
  );
  const pairs = tiedDepartments(ties, departmentOf);
  const pairsAfter = tiedDepartments(kept, departmentOf);
  return {
    ties: { before: ties.length, after: kept.length, lost: ties.filter(isLost) },
    bridges: { before: pairs.ties, after: pairsAfter.ties },
    departmentPairs: {
      before: pairs.byKey.size,
      after: pairsAfter.byKey.size,
      parted: [...pairs.byKey]
        .flatMap(([key, pair]) => (pairsAfter.byKey.has(key) ? [] : [pair]))
        .sort(),
    },
    fewTies: fewTies(before, after),
    fragmentation: {
      before: fragmentationBefore(input, before),
      after: fragmentationOf(closenessOf(after), after.names.length),
    },
    components: {
      before: new Set(
        [...groupNumbers(before)].filter((_, at) => !gone.has(before.names[at] ?? '')),
      ).size,
      after: new Set(groupNumbers(after)).size,
    },
  };
}

function fewTies(before: Adjacency, after: Adjacency): Departure['fewTies'] {
  const countBefore = new Map(before.names.map((person, at) => [person, degreeAt(before, at)]));
  return after.names
    .map((person, at) => ({
      person,
      before: countBefore.get(person) ?? 0,
      after: degreeAt(after, at),
    }))
    .filter((one) => one.after < enoughTies && one.after < one.before)
    .sort((one, other) => one.after - other.after || one.before - other.before);
}

/**
 * Closeness of those who stay: all ordered pairs less those with a leaver, in either direction. Pairs of two leavers are
 * subtracted twice by that, so they are added once.
 */
function fragmentationBefore(input: DepartureInput, network: Adjacency): number | null {
  const leavers = input.leavers
    .map((leaver) => network.names.indexOf(leaver))
    .filter((at) => at >= 0);
  const all = input.closeness ?? closenessOf(network);
  const between = closenessAmong(network, leavers);
  const stay = network.names.length - leavers.length;
  return fragmentationOf(all - 2 * closenessOf(network, leavers) + between, stay);
}

/** Closeness over the ordered pairs of these people. */
function closenessAmong(network: Adjacency, people: readonly number[]): number {
  return people.reduce(
    (sum, from) =>
      sum + people.reduce((inner, to) => inner + closenessBetween(network, from, to), 0),
    0,
  );
}

function closenessBetween(
  { names, offsets, targets }: Adjacency,
  from: number,
  to: number,
): number {
  if (from === to) return 0;
  const seen = new Uint8Array(names.length);
  seen[from] = 1;
  let front = [from];
  for (let distance = 1; front.length > 0; distance++) {
    const next: number[] = [];
    for (const at of front)
      for (const neighbour of targets.subarray(offsets[at], offsets[at + 1])) {
        if (neighbour === to) return 1 / distance;
        if (seen[neighbour]) continue;
        seen[neighbour] = 1;
        next.push(neighbour);
      }
    front = next;
  }
  return 0;
}

/** The number of ties between departments, and the pairs of departments that have one, sorted by code unit. */
export function tiedDepartments(ties: readonly Tie[], departmentOf: DepartmentOf) {
  const byKey = new Map<string, [string, string]>();
  let across = 0;
  for (const { a, b } of ties) {
    const [first, second] = [departmentOf.get(a), departmentOf.get(b)];
    if (first === undefined || second === undefined || first === second) continue;
    const pair: [string, string] = first < second ? [first, second] : [second, first];
    byKey.set(JSON.stringify(pair), pair);
    across++;
  }
  return { ties: across, byKey };
}
