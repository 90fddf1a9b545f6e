import { UndirectedGraph } from 'graphology';
import { connectedComponents } from 'graphology-components';
import { betweenness } from 'graphology-metrics/centrality/index.js';
import type { PairSum } from '../types.ts';

export type TieGraph = UndirectedGraph<Record<never, never>, { weight: number }>;
export type WeightedPair = Pick<PairSum, 'a' | 'b' | 'weight'>;

/**
 * Some of `people` may have no tie. Ties with anyone else are left out, so passing the people who stay gives the
 * graph without the leavers.
 */
export function graphOf(people: Iterable<string>, ties: readonly WeightedPair[]): TieGraph {
  const graph: TieGraph = new UndirectedGraph();
  for (const person of people) graph.mergeNode(person);
  for (const { a, b, weight } of ties)
    if (graph.hasNode(a) && graph.hasNode(b)) graph.mergeEdge(a, b, { weight });
  return graph;
}

/** Connected components, largest first. */
export const componentsOf = (graph: TieGraph): string[][] =>
  connectedComponents(graph).sort((first, second) => second.length - first.length);

/**
 * For each person, the number of other pairs whose shortest path goes through them; for a pair with several shortest
 * paths, the share of those (Freeman 1977). Ties are not weighted. Time is proportional to people times ties.
 */
export const betweennessOf = (graph: TieGraph): ReadonlyMap<string, number> =>
  new Map(Object.entries(betweenness(graph, { getEdgeWeight: null, normalized: false })));
