import type { Ends } from './graph-shapes.ts';
import type { MapConnection } from './map-graph.ts';

/** Links by their position in what the server answered, and the two people at their ends, interleaved, lower first. */
export type PairLinks = { links: Uint32Array; ends: Ends };

/** Links strongest first, and how many there are of each strength. */
export type RankedLinks = PairLinks & { runs: readonly { strength: number; count: number }[] };

/** After so many links the page may do something else for a moment. */
const stepLength = 5_000;

/** The strongest link of every two people; links to oneself or to nobody are left out. */
export function* strongestOfEachPair(
  links: readonly MapConnection[],
  indexOf: ReadonlyMap<string, number>,
): Generator<void, PairLinks> {
  const people = indexOf.size;
  // Two people make one number: numbers are found more quickly than objects.
  const strongest = new Map<number, number>();
  for (let at = 0; at < links.length; at += 1) {
    if (at % stepLength === 0) yield;
    const link = links[at];
    const a = indexOf.get(link?.source ?? '');
    const b = indexOf.get(link?.target ?? '');
    if (!link || a === undefined || b === undefined || a === b) continue;
    const pair = a < b ? a * people + b : b * people + a;
    const before = strongest.get(pair);
    if (before === undefined || link.strength > (links[before]?.strength ?? 0)) {
      strongest.set(pair, at);
    }
  }
  const pairs = emptyPairs(strongest.size, people);
  let count = 0;
  strongest.forEach((link, pair) => {
    pairs.links[count] = link;
    pairs.ends[2 * count] = Math.floor(pair / people);
    pairs.ends[2 * count + 1] = pair % people;
    count += 1;
  });
  return pairs;
}

/** The same links with other numbers for the people, strongest first. */
export function rankedLinks(
  { links, ends }: PairLinks,
  ranks: Uint32Array,
  strengthOf: (link: number) => number,
): RankedLinks {
  const { ends: ranked } = emptyPairs(links.length, ranks.length);
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
  const strongestFirst = [...alike].sort(([a], [b]) => b - a);
  const sorted = emptyPairs(links.length, ranks.length);
  let count = 0;
  for (const [, group] of strongestFirst) {
    for (const from of group) {
      sorted.links[count] = links[from] ?? 0;
      sorted.ends[2 * count] = ranked[2 * from] ?? 0;
      sorted.ends[2 * count + 1] = ranked[2 * from + 1] ?? 0;
      count += 1;
    }
  }
  const runs = strongestFirst.map(([strength, group]) => ({ strength, count: group.length }));
  return { ...sorted, runs };
}

/** How many links each person has. */
export function countLinks(ends: Ends, people: number): Uint32Array {
  const counts = new Uint32Array(people);
  for (let at = 0; at < ends.length; at += 1) {
    const person = ends[at] ?? 0;
    counts[person] = (counts[person] ?? 0) + 1;
  }
  return counts;
}

/** Positions of the links, sorted by their two people. Both people and the position make one number. */
function orderByPair(ends: Ends, people: number): Float64Array {
  const count = ends.length / 2;
  const keys = new Float64Array(count);
  for (let at = 0; at < count; at += 1) {
    keys[at] = ((ends[2 * at] ?? 0) * people + (ends[2 * at + 1] ?? 0)) * count + at;
  }
  keys.sort();
  for (let at = 0; at < count; at += 1) keys[at] = (keys[at] ?? 0) % count;
  return keys;
}

function emptyPairs(count: number, people: number): PairLinks {
  const ends = people > 2 ** 16 ? new Uint32Array(2 * count) : new Uint16Array(2 * count);
  return { links: new Uint32Array(count), ends };
}
