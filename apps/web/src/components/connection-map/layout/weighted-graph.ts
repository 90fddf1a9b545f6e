import type { Ends } from '../scene/graph-shapes.ts';
import { sortByGroup } from '../scene/sort-by-group.ts';

/**
 * Adjacency lists; those of a node start at `starts[node]`. A link from a node to itself is listed
 * once.
 */
export type WeightedGraph = {
  starts: Uint32Array;
  nodes: Uint32Array;
  weights: Float32Array;
};

export function weightedGraph(count: number, links: WeightedLinks): WeightedGraph {
  const { ends } = links;
  const { starts, things } = sortByGroup(ends, count);
  const nodes = things.map((end) => ends[end ^ 1] ?? 0);
  const weights = new Float32Array(things.length);
  for (let at = 0; at < things.length; at += 1) {
    weights[at] = links.weights[(things[at] ?? 0) >> 1] ?? 0;
  }
  return { starts, nodes, weights };
}

/** `ends` are interleaved. */
export type WeightedLinks = { ends: Ends; weights: ArrayLike<number> };

/**
 * Merges links between the same two groups and adds up their weights, also of links within a group.
 */
export function linksBetween(groups: Uint32Array, { ends, weights }: WeightedLinks): WeightedLinks {
  const count = weights.length;
  // Numbers sort faster than objects, so each number encodes both groups and the link.
  const keys = new Float64Array(count);
  for (let link = 0; link < count; link += 1) {
    const a = groups[ends[2 * link] ?? 0] ?? 0;
    const b = groups[ends[2 * link + 1] ?? 0] ?? 0;
    keys[link] = (Math.min(a, b) * groups.length + Math.max(a, b)) * count + link;
  }
  keys.sort();
  const betweenEnds = ends.slice();
  const betweenWeights = new Float64Array(count);
  let last = -1;
  let pairBefore = -1;
  for (const key of keys) {
    const pair = Math.floor(key / count);
    if (pair !== pairBefore) {
      last += 1;
      betweenEnds[2 * last] = Math.floor(pair / groups.length);
      betweenEnds[2 * last + 1] = pair % groups.length;
      pairBefore = pair;
    }
    betweenWeights[last] = (betweenWeights[last] ?? 0) + (weights[key % count] ?? 0);
  }
  return { ends: betweenEnds.slice(0, 2 * last + 2), weights: betweenWeights.slice(0, last + 1) };
}
