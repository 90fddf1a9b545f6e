import type { MapConnection } from './map-graph.ts';

/** Links by their position in what the server answered, and the two people at their ends, interleaved, lower first. */
export type PairLinks = { links: Uint32Array; ends: Uint32Array };

/** After so many links the page may do something else for a moment. */
const stepLength = 5_000;

/** The strongest link of every two people; links to oneself or to nobody are left out. */
export function* strongestOfEachPair(
  links: readonly MapConnection[],
  indexOf: ReadonlyMap<string, number>,
): Generator<void, PairLinks> {
  const known: PairLinks = {
    links: new Uint32Array(links.length),
    ends: new Uint32Array(2 * links.length),
  };
  let count = 0;
  for (const [index, { source, target }] of links.entries()) {
    if (index % stepLength === 0) yield;
    const a = indexOf.get(source);
    const b = indexOf.get(target);
    if (a === undefined || b === undefined || a === b) continue;
    known.links[count] = index;
    known.ends[2 * count] = Math.min(a, b);
    known.ends[2 * count + 1] = Math.max(a, b);
    count += 1;
  }
  yield;
  const strengthAt = (at: number) => links[known.links[at] ?? 0]?.strength ?? 0;
  const strongest: number[] = [];
  for (const at of orderByPair(known.ends.subarray(0, 2 * count), indexOf.size)) {
    const before = strongest.at(-1);
    if (before === undefined || !isSamePair(known.ends, at, before)) strongest.push(at);
    else if (strengthAt(at) > strengthAt(before)) strongest[strongest.length - 1] = at;
  }
  return inOrder(known, strongest);
}

/** The same links with other numbers for the people, strongest first. */
export function rankedLinks(
  { links, ends }: PairLinks,
  ranks: Uint32Array,
  strengthOf: (link: number) => number,
): PairLinks {
  const ranked = new Uint32Array(ends.length);
  for (let at = 0; at < ends.length; at += 2) {
    const a = ranks[ends[at] ?? 0] ?? 0;
    const b = ranks[ends[at + 1] ?? 0] ?? 0;
    ranked[at] = Math.min(a, b);
    ranked[at + 1] = Math.max(a, b);
  }
  // There are few strengths, so that links need not be compared with each other.
  const alike = new Map<number, number[]>();
  for (const at of orderByPair(ranked, ranks.length)) {
    const strength = strengthOf(links[at] ?? 0);
    const group = alike.get(strength);
    if (group) group.push(at);
    else alike.set(strength, [at]);
  }
  const strongestFirst = [...alike].sort(([a], [b]) => b - a).flatMap(([, group]) => group);
  return inOrder({ links, ends: ranked }, strongestFirst);
}

/** How many links each person has. */
export function countLinks(ends: Uint32Array, people: number): Uint32Array {
  const counts = new Uint32Array(people);
  for (const end of ends) counts[end] = (counts[end] ?? 0) + 1;
  return counts;
}

/**
 * Positions of the links, sorted by their two people. Both people and the position make one number, since numbers are
 * sorted more quickly than objects.
 */
function orderByPair(ends: Uint32Array, people: number): Float64Array {
  const count = ends.length / 2;
  const keys = new Float64Array(count);
  for (let at = 0; at < count; at += 1) {
    keys[at] = ((ends[2 * at] ?? 0) * people + (ends[2 * at + 1] ?? 0)) * count + at;
  }
  return keys.sort().map((key) => key % count);
}

function isSamePair(ends: Uint32Array, a: number, b: number): boolean {
  return ends[2 * a] === ends[2 * b] && ends[2 * a + 1] === ends[2 * b + 1];
}

function inOrder({ links, ends }: PairLinks, order: readonly number[]): PairLinks {
  const sorted = new Uint32Array(2 * order.length);
  order.forEach((from, at) => {
    sorted[2 * at] = ends[2 * from] ?? 0;
    sorted[2 * at + 1] = ends[2 * from + 1] ?? 0;
  });
  return { links: Uint32Array.from(order, (from) => links[from] ?? 0), ends: sorted };
}
