import { wordMatcher } from '@/lib/word-matcher.ts';
import type { MapGraph, MapNode } from './scene/map-graph.ts';
import type { MapLink } from './scene/map-links.ts';

export type Pair = { link: MapLink; first: MapNode; second: MapNode };

/** Finds people whose name or department contains all words. */
export function findPeople(graph: MapGraph, search: string, strongOnly: boolean): MapNode[] {
  const matches = wordMatcher(search);
  return listedPeople(graph, strongOnly).filter(({ name, department }) =>
    matches(`${name} ${department}`),
  );
}

/** With `strongOnly`, counted and sorted by strong connections. */
export function listedPeople(graph: MapGraph, strongOnly: boolean): readonly MapNode[] {
  if (!strongOnly) return graph.nodes;
  const counts = new Uint32Array(graph.nodes.length);
  for (const { source, target, strong } of graph.links) {
    if (!strong) continue;
    counts[source] = (counts[source] ?? 0) + 1;
    counts[target] = (counts[target] ?? 0) + 1;
  }
  return graph.nodes
    .map((node, index) => ({ ...node, connections: counts[index] ?? 0 }))
    .filter(({ connections }) => connections > 0)
    .sort((a, b) => b.connections - a.connections);
}

/** Finds pairs whose names contain all words, strongest first. */
export function findPairs(graph: MapGraph, search: string, strongOnly: boolean): Pair[] {
  const matches = wordMatcher(search);
  return [...graph.links].flatMap((link) => {
    const first = graph.nodes[link.source];
    const second = graph.nodes[link.target];
    if (!first || !second || (strongOnly && !link.strong)) return [];
    return matches(`${first.name} ${second.name}`) ? [{ link, first, second }] : [];
  });
}
