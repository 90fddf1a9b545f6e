import type { MapGraph, MapLink, MapNode } from './scene/map-graph.ts';

export type Pair = { link: MapLink; first: MapNode; second: MapNode };

/** The people whose name or department holds every word searched for, in the graph's order. */
export function findPeople(graph: MapGraph, search: string): MapNode[] {
  const matches = matcher(search);
  return graph.nodes.filter(({ name, department }) => matches(`${name} ${department}`));
}

/** The pairs in whose two names every word is found, strongest first. */
export function findPairs(graph: MapGraph, search: string, strongOnly: boolean): Pair[] {
  const matches = matcher(search);
  return graph.links.flatMap((link) => {
    const first = graph.nodes[link.source];
    const second = graph.nodes[link.target];
    if (!first || !second || (strongOnly && !link.strong)) return [];
    return matches(`${first.name} ${second.name}`) ? [{ link, first, second }] : [];
  });
}

function matcher(search: string): (text: string) => boolean {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
}

/** Without case and accents, so that 'tomas' finds 'Tomás'. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
