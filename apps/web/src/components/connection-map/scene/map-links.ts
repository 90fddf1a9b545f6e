import type { Sentiment } from '@rapport/contract';
import { lineWidthsPx } from '../rules.ts';
import { type GraphShapes, linkCount, type tieChangeCode } from './graph-shapes.ts';
import { type Grouped, sortByGroup } from './sort-by-group.ts';

export type MapLink = {
  /** Node indices. */
  source: number;
  target: number;
  strength: number;
  strong: boolean;
  width: number;
  sentiment: Sentiment | null;
  /** Change since the preceding period; null if nothing is compared. */
  change: keyof typeof tieChangeCode | null;
};

const sentiments: readonly (Sentiment | null)[] = [null, 'positive', 'neutral', 'negative'];

const changes = ['kept', 'new', 'lost'] as const satisfies (keyof typeof tieChangeCode)[];

/** Links, strongest first. Objects are created on access, since most are never used. */
export class MapLinks {
  readonly #shapes: GraphShapes;
  /** Built on first use. */
  #byNode: Grouped | null = null;

  constructor(shapes: GraphShapes) {
    this.#shapes = shapes;
  }

  get length(): number {
    return linkCount(this.#shapes);
  }

  get strong(): number {
    return this.#shapes.strong.reduce((sum, strong) => sum + strong, 0);
  }

  at(index: number): MapLink | undefined {
    const { ends, strength, strong, tier, linkSentiment, regions } = this.#shapes;
    if (index < 0 || index >= this.length) return undefined;
    return {
      source: ends[2 * index] ?? 0,
      target: ends[2 * index + 1] ?? 0,
      strength: strength[index] ?? 0,
      strong: strong[index] === 1,
      width: lineWidthsPx[tier[index] ?? 0] ?? 0,
      sentiment: sentiments[linkSentiment[index] ?? 0] ?? null,
      change: regions && (changes[regions.change[index] ?? 0] ?? null),
    };
  }

  /** Indices of links, strongest first. */
  of(node: number): Uint32Array {
    const { radius, ends } = this.#shapes;
    this.#byNode ??= sortByGroup(ends, radius.length);
    const { starts, things } = this.#byNode;
    return things.subarray(starts[node] ?? 0, starts[node + 1] ?? 0).map((end) => end >> 1);
  }

  *[Symbol.iterator](): Generator<MapLink> {
    for (let index = 0; index < this.length; index += 1) {
      const link = this.at(index);
      if (link) yield link;
    }
  }
}
