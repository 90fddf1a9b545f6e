import type { Ends } from './graph-shapes.ts';
import type { MapConnection } from './map-graph.ts';

/** Index of a link by its pair of nodes, as encoded by `numberOf`. */
type Pairs = ReadonlyMap<number, number>;

/** Indices into the answer's links, and their interleaved node indices, lower one first. */
export type RankedLinks = { links: Uint32Array; ends: Ends };

/** Number of links processed between yields. */
const stepLength = 5_000;

/**
 * Finds the strongest link of each pair, and counts each node's connections. Drops links of a node
 * to itself and links to missing people.
 */
export function* strongestOfEachPair(
  links: readonly MapConnection[],
  indexOf: ReadonlyMap<string, number>,
): Generator<void, { strongest: Pairs; counts: Uint32Array }> {
  const people = indexOf.size;
  const counts = new Uint32Array(people);
  // Numbers are faster as keys than objects.
  const strongest = new Map<number, number>();
  for (const [at, { source, target, strength }] of links.entries()) {
    if (at % stepLength === 0) yield;
    const a = indexOf.get(source);
    const b = indexOf.get(target);
    if (a === undefined || b === undefined || a === b) continue;
    const pair = numberOf(a, b, people);
    const before = strongest.get(pair);
    if (before === undefined) {
      counts[a] = (counts[a] ?? 0) + 1;
      counts[b] = (counts[b] ?? 0) + 1;
    } else if (strength <= (links[before]?.strength ?? 0)) continue;
    strongest.set(pair, at);
  }
  return { strongest, counts };
}

/** Renumbers nodes by `ranks`; sorts by falling strength, then by ends. */
export function rankedLinks(
  strongest: Pairs,
  links: readonly MapConnection[],
  ranks: Uint32Array,
): RankedLinks {
  const people = ranks.length;
  const ends = new (people > 2 ** 16 ? Uint32Array : Uint16Array)(2 * strongest.size);
  const ranked = new Uint32Array(strongest.size);
  let count = 0;
  // There are few distinct strengths, so grouping by strength and sorting numbers is faster than
  // comparing links.
  const alike = new Map<number, number[]>();
  strongest.forEach((link, pair) => {
    const a = ranks[Math.floor(pair / people)] ?? 0;
    const b = ranks[pair % people] ?? 0;
    const strength = links[link]?.strength ?? 0;
    const keys = alike.get(strength) ?? [];
    keys.push(numberOf(a, b, people) * links.length + link);
    alike.set(strength, keys);
  });
  for (const [, keys] of [...alike].sort(([a], [b]) => b - a)) {
    for (const key of Float64Array.from(keys).sort()) {
      const pair = Math.floor(key / links.length);
      ranked[count] = key % links.length;
      ends[2 * count] = Math.floor(pair / people);
      ends[2 * count + 1] = pair % people;
      count += 1;
    }
  }
  return { links: ranked, ends };
}

function numberOf(a: number, b: number, people: number): number {
  return Math.min(a, b) * people + Math.max(a, b);
}
