import type { Sentiment } from '@rapport/contract';
import { type GraphShapes, linkCount } from './graph-shapes.ts';

export type MapLink = {
  /** Positions of the two ends in the graph. */
  source: number;
  target: number;
  strength: number;
  strong: boolean;
  width: number;
  sentiment: Sentiment | null;
};

/** Positions of each node's links, those of a node beginning where `starts` says. */
type LinksByNode = { starts: Uint32Array; links: Uint32Array };

/** By sentiment code. */
const sentiments: readonly (Sentiment | null)[] = [null, 'positive', 'neutral', 'negative'];

/** The links of a graph, strongest first: made one by one from flat arrays, since thousands are hardly ever asked for. */
export class MapLinks {
  readonly #shapes: GraphShapes;
  /** Made when somebody is first asked about. */
  #byNode: LinksByNode | null = null;

  constructor(shapes: GraphShapes) {
    this.#shapes = shapes;
  }

  get length(): number {
    return linkCount(this.#shapes);
  }

  /** How many of them are strong. */
  get strong(): number {
    return this.#shapes.strong.reduce((sum, strong) => sum + strong, 0);
  }

  at(index: number): MapLink | undefined {
    const { ends, strength, strong, width, linkSentiment } = this.#shapes;
    if (index < 0 || index >= this.length) return undefined;
    return {
      source: ends[2 * index] ?? 0,
      target: ends[2 * index + 1] ?? 0,
      strength: strength[index] ?? 0,
      strong: strong[index] === 1,
      width: width[index] ?? 0,
      sentiment: sentiments[linkSentiment[index] ?? 0] ?? null,
    };
  }

  /** Positions of the links that start or end at a node, strongest first. */
  of(node: number): Uint32Array {
    const { radius, ends } = this.#shapes;
    this.#byNode ??= sortByNode(radius.length, ends);
    const { starts, links } = this.#byNode;
    return links.subarray(starts[node] ?? 0, starts[node + 1] ?? 0);
  }

  *[Symbol.iterator](): Generator<MapLink> {
    for (let index = 0; index < this.length; index += 1) {
      const link = this.at(index);
      if (link) yield link;
    }
  }
}

function sortByNode(count: number, ends: Uint32Array): LinksByNode {
  const starts = new Uint32Array(count + 1);
  for (const end of ends) starts[end + 1] = (starts[end + 1] ?? 0) + 1;
  for (let node = 1; node <= count; node += 1) {
    starts[node] = (starts[node] ?? 0) + (starts[node - 1] ?? 0);
  }
  const next = starts.slice();
  const links = new Uint32Array(ends.length);
  ends.forEach((end, at) => {
    const slot = next[end] ?? 0;
    links[slot] = at >> 1;
    next[end] = slot + 1;
  });
  return { starts, links };
}
