import type { MapGraph } from './scene/map-graph.ts';
import type { Hit } from './scene/scene.ts';

/** The two people of a pair have no order. */
export type Selection =
  | { kind: 'person'; id: string }
  | { kind: 'pair'; source: string; target: string };

export function isPerson(selection: Selection | null, id: string): boolean {
  return selection?.kind === 'person' && selection.id === id;
}

export function isPair(selection: Selection | null, source: string, target: string): boolean {
  if (selection?.kind !== 'pair') return false;
  return (
    (selection.source === source && selection.target === target) ||
    (selection.source === target && selection.target === source)
  );
}

/** The selected node or link; null if the graph does not contain it. */
export function toHit(graph: MapGraph, selection: Selection | null): Hit | null {
  if (!selection) return null;
  if (selection.kind === 'person') {
    const node = graph.indexOf.get(selection.id);
    return node === undefined ? null : { kind: 'node', node };
  }
  const source = graph.indexOf.get(selection.source);
  const target = graph.indexOf.get(selection.target);
  if (source === undefined || target === undefined) return null;
  const ofTarget = graph.links.of(target);
  const link = graph.links.of(source).find((index) => ofTarget.includes(index));
  return link === undefined ? null : { kind: 'link', link };
}
