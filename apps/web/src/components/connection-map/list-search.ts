import { wordMatcher } from '@/lib/word-matcher.ts';
import type { MapGraph, MapNode } from './scene/map-graph.ts';
import type { MapLink } from './scene/map-links.ts';

export type Pair = { link: MapLink; first: MapNode; second: MapNode };

/** The people whose name or department holds every word searched for, in the graph's order. */
export function findPeople(graph: MapGraph, search: string): MapNode[] {
  const matches = wordMatcher(search);
  return graph.nodes.filter(({ name, department }) => matches(`${name} ${department}`));
}

/** The pairs in whose two names every word is found, strongest first. */
export function findPairs(graph: MapGraph, search: string, strongOnly: boolean): Pair[] {
  const matches = wordMatcher(search);
  return [...graph.links].flatMap((link) => {
    const first = graph.nodes[link.source];
    const second = graph.nodes[link.target];
    if (!first || !second || (strongOnly && !link.strong)) return [];
    return matches(`${first.name} ${second.name}`) ? [{ link, first, second }] : [];
  });
}
