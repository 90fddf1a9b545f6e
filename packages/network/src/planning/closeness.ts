import type { Adjacency } from './adjacency.ts';

/** Number of searches that run at once, one per bit of a 32-bit number. */
const searchesAtOnce = 32;

/** By distance in ties, the number of pairs of people who are that far apart. */
export type PairsByDistance = readonly number[];

/**
 * Counts pairs of one person of `from` and any other person, in this direction. Pairs without a path are left out.
 * Searches from 32 people share their steps (Then et al. 2014, The More the Merrier), so if distances are short, time
 * is proportional to people times ties / 32.
 */
export function pairsByDistance(
  network: Adjacency,
  from: readonly number[] = Array.from(network.names.keys()),
): PairsByDistance {
  const search = new JointSearch(network);
  for (let first = 0; first < from.length; first += searchesAtOnce)
    search.from(from.slice(first, first + searchesAtOnce));
  return search.pairsAt;
}

/** The sum of 1 / distance over the pairs. */
export const closeness = (pairsAt: PairsByDistance): number =>
  pairsAt.reduce((sum, pairs, distance) => sum + pairs / distance, 0);

export const closenessOf = (network: Adjacency, from?: readonly number[]): number =>
  closeness(pairsByDistance(network, from));

/** In ties; null if there is no pair. */
export function meanDistance(pairsAt: PairsByDistance): number | null {
  const all = pairsAt.reduce((sum, pairs) => sum + pairs, 0);
  if (all === 0) return null;
  return pairsAt.reduce((sum, pairs, distance) => sum + pairs * distance, 0) / all;
}

class JointSearch {
  /** By distance, the number of ordered pairs that are this far apart. */
  readonly pairsAt: number[] = [];
  private readonly network: Adjacency;
  /** By person, one bit per search: whether the search has visited the person, is there now, or comes there next. */
  private readonly been: Int32Array;
  private readonly here: Int32Array;
  private readonly next: Int32Array;
  /** The people whom searches are at, and those whom they reach next. */
  private readonly front: Uint32Array;
  private readonly reached: Uint32Array;

  constructor(network: Adjacency) {
    const people = network.names.length;
    this.network = network;
    this.been = new Int32Array(people);
    this.here = new Int32Array(people);
    this.next = new Int32Array(people);
    this.front = new Uint32Array(people);
    this.reached = new Uint32Array(people);
  }

  from(sources: readonly number[]): void {
    this.been.fill(0);
    sources.forEach((source, search) => {
      this.been[source] = 1 << search;
      this.here[source] = 1 << search;
    });
    this.front.set(sources);
    let length = sources.length;
    for (let distance = 1; length > 0; distance++) length = this.step(length, distance);
  }

  /** @returns the number of people in the next front */
  private step(length: number, distance: number): number {
    const { been, here, next, front } = this;
    const reachedLength = this.spread(length);
    let pairs = 0;
    let further = 0;
    for (let at = 0; at < reachedLength; at++) {
      const person = this.reached[at] ?? 0;
      const fresh = (next[person] ?? 0) & ~(been[person] ?? 0);
      next[person] = 0;
      if (fresh === 0) continue;
      been[person] = (been[person] ?? 0) | fresh;
      here[person] = fresh;
      front[further++] = person;
      pairs += bitsOf(fresh);
    }
    if (pairs > 0) this.pairsAt[distance] = (this.pairsAt[distance] ?? 0) + pairs;
    return further;
  }

  private spread(length: number): number {
    const { here, next, front, reached } = this;
    const { offsets, targets } = this.network;
    let reachedLength = 0;
    for (let at = 0; at < length; at++) {
      const person = front[at] ?? 0;
      const searches = here[person] ?? 0;
      here[person] = 0;
      const end = offsets[person + 1] ?? 0;
      for (let edge = offsets[person] ?? 0; edge < end; edge++) {
        const to = targets[edge] ?? 0;
        const coming = next[to] ?? 0;
        if (coming === 0) reached[reachedLength++] = to;
        next[to] = coming | searches;
      }
    }
    return reachedLength;
  }
}

/** The number of bits that are set (Hamming weight, added up in parallel). */
function bitsOf(value: number): number {
  const pairs = value - ((value >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
