import type { Ends } from './graph-shapes.ts';
import type { MapConnection } from './map-graph.ts';

/** Links of two people each, by their position in what the server answered. Two people make one number. */
type Pairs = ReadonlyMap<number, number>;

/** Links by their position in what the server answered, and the two people at their ends, interleaved, lower first. */
export type RankedLinks = { links: Uint32Array; ends: Ends };

/** After so many links the page may do something else for a moment. */
const stepLength = 5_000;

/** The strongest link of every two people, and how many each has; links to oneself or to nobody are left out. */
export function* strongestOfEachPair(
  links: readonly MapConnection[],
  indexOf: ReadonlyMap<string, number>,
): Generator<void, { strongest: Pairs; counts: Uint32Array }> {
  const people = indexOf.size;
  const counts = new Uint32Array(people);
  // Numbers are found more quickly than objects.
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

/** The same links with other numbers for the people, strongest first, then by their two people. */
export function rankedLinks(
  strongest: Pairs,
  links: readonly MapConnection[],
  ranks: Uint32Array,
): RankedLinks {
  const people = ranks.length;
  const ends = new (people > 2 ** 16 ? Uint32Array : Uint16Array)(2 * strongest.size);
  const ranked = new Uint32Array(strongest.size);
  let count = 0;
  // There are few strengths, so that links need not be compared with each other: numbers are sorted more quickly.
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
