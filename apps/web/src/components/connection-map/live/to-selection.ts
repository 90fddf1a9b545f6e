import type { MapGraph } from '../scene/map-graph.ts';
import type { Hit } from '../scene/scene.ts';
import type { Selection } from '../selection.ts';

/** Ids instead of indices, so that a selection outlives its graph. */
export function toSelection(graph: MapGraph, hit: Hit | null): Selection | null {
  if (hit?.kind === 'node') {
    const node = graph.nodes[hit.node];
    return node ? { kind: 'person', id: node.id } : null;
  }
  const link = hit && graph.links.at(hit.link);
  const source = link && graph.nodes[link.source];
  const target = link && graph.nodes[link.target];
  return source && target ? { kind: 'pair', source: source.id, target: target.id } : null;
}
