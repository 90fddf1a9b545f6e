import { UndirectedGraph } from 'graphology';
import { connectedComponents } from 'graphology-components';
import { betweenness } from 'graphology-metrics/centrality/index.js';
import type { PairSum } from '../types.ts';

export type TieGraph = UndirectedGraph<Record<never, never>, { weight: number }>;
export type WeightedPair = Pick<PairSum, 'a' | 'b' | 'weight'>;

/** `people` may have no tie. Ties with others are left out, so that the people who stay give the graph without the rest. */
export function graphOf(people: Iterable<string>, ties: readonly WeightedPair[]): TieGraph {
  const graph: TieGraph = new UndirectedGraph();
  for (const person of people) graph.mergeNode(person);
  for (const { a, b, weight } of ties)
    if (graph.hasNode(a) && graph.hasNode(b)) graph.mergeEdge(a, b, { weight });
  return graph;
}

/** People who reach each other over ties. Largest first. */
export const componentsOf = (graph: TieGraph): string[][] =>
  connectedComponents(graph).sort((first, second) => second.length - first.length);

/**
 * For each person, of how many other pairs they are on the shortest path; where a pair has several of them, their share
 * (Freeman 1977). Ties count alike. Time grows with people times ties.
 */
export const betweennessOf = (graph: TieGraph): ReadonlyMap<string, number> =>
  new Map(Object.entries(betweenness(graph, { getEdgeWeight: null, normalized: false })));
