import type { Ends, GraphShapes } from '../scene/graph-shapes.ts';
import {
  linksBetween,
  type WeightedGraph,
  type WeightedLinks,
  weightedGraph,
} from './weighted-graph.ts';

const roundsMax = 12;

/**
 * Communities by the Louvain method (Blondel et al. 2008), numbered by falling size. Deterministic:
 * nodes are visited in the graph's order.
 */
export function findCommunities({
  radius,
  ends,
  strength,
}: Pick<GraphShapes, 'radius' | 'ends' | 'strength'>): Uint32Array {
  let links: WeightedLinks = { ends, weights: strength };
  let communities = Uint32Array.from(radius, (_, node) => node);
  let before = radius.length;
  for (;;) {
    const groups = numbered(moveNodes(weightedGraph(before, links)));
    const count = groups.reduce((max, group) => Math.max(max, group + 1), 0);
    communities = communities.map((group) => groups[group] ?? 0);
    if (count === before) return bySize(withLoners(communities, ends));
    links = linksBetween(groups, links);
    before = count;
  }
}

/**
 * Moves each node to the neighbouring group with the highest gain in modularity until none gains.
 */
function moveNodes({ starts, nodes, weights }: WeightedGraph): Uint32Array {
  const count = starts.length - 1;
  const groups = Uint32Array.from({ length: count }, (_, node) => node);
  const degrees = new Float64Array(count);
  for (let node = 0; node < count; node += 1) {
    for (let at = starts[node] ?? 0; at < (starts[node + 1] ?? 0); at += 1) {
      degrees[node] = (degrees[node] ?? 0) + (weights[at] ?? 0);
    }
  }
  const total = degrees.reduce((sum, degree) => sum + degree, 0);
  const groupDegrees = degrees.slice();
  const towards = new Float64Array(count);
  /** Only nodes with moved neighbours are visited again. */
  const isDue = new Uint8Array(count).fill(1);

  for (let round = 0; round < roundsMax; round += 1) {
    let moves = 0;
    for (let node = 0; node < count; node += 1) {
      if (!isDue[node]) continue;
      isDue[node] = 0;
      const first = starts[node] ?? 0;
      const end = starts[node + 1] ?? 0;
      const own = groups[node] ?? 0;
      const degree = degrees[node] ?? 0;
      groupDegrees[own] = (groupDegrees[own] ?? 0) - degree;
      for (let at = first; at < end; at += 1) {
        const neighbour = nodes[at] ?? 0;
        if (neighbour === node) continue;
        const group = groups[neighbour] ?? 0;
        towards[group] = (towards[group] ?? 0) + (weights[at] ?? 0);
      }
      const share = degree / total;
      let best = own;
      let bestGain = (towards[own] ?? 0) - (groupDegrees[own] ?? 0) * share + 1e-9;
      for (let at = first; at < end; at += 1) {
        const group = groups[nodes[at] ?? 0] ?? 0;
        const gained = (towards[group] ?? 0) - (groupDegrees[group] ?? 0) * share;
        if (gained > bestGain) {
          best = group;
          bestGain = gained;
        }
      }
      for (let at = first; at < end; at += 1) towards[groups[nodes[at] ?? 0] ?? 0] = 0;
      groupDegrees[best] = (groupDegrees[best] ?? 0) + degree;
      groups[node] = best;
      if (best === own) continue;
      moves += 1;
      for (let at = first; at < end; at += 1) isDue[nodes[at] ?? 0] = 1;
    }
    if (moves === 0) break;
  }
  return groups;
}

/** Numbers groups by first appearance. */
function numbered(groups: Uint32Array): Uint32Array {
  return inOrder(groups, [...new Set(groups)]);
}

/** Merges nodes without links into one community. */
function withLoners(groups: Uint32Array, ends: Ends): Uint32Array {
  const isLinked = new Uint8Array(groups.length);
  for (const end of ends) isLinked[end] = 1;
  return groups.map((group, node) => (isLinked[node] ? group : groups.length));
}

function bySize(groups: Uint32Array): Uint32Array {
  const sizes = new Uint32Array(groups.length + 1);
  for (const group of groups) sizes[group] = (sizes[group] ?? 0) + 1;
  const bigFirst = (a: number, b: number) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || a - b;
  return inOrder(groups, [...new Set(groups)].sort(bigFirst));
}

/** Numbers groups by position in `order`. */
function inOrder(groups: Uint32Array, order: readonly number[]): Uint32Array {
  const numbers = new Uint32Array(groups.length + 1);
  order.forEach((group, number) => {
    numbers[group] = number;
  });
  return groups.map((group) => numbers[group] ?? 0);
}
