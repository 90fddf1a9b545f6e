import type { Size } from '../scene/geometry.ts';
import type { MapGraph } from '../scene/map-graph.ts';
import { Arrangement } from './arrangement.ts';

type Early = { key: string; graph: MapGraph; arrangement: Arrangement };

let early: Early | null = null;

/** Starts a layout before the map is ready for it. Returns a function that cancels. */
export function arrangeEarly(key: string, graph: MapGraph, size: Size): () => void {
  early?.arrangement.end();
  const own = { key, graph, arrangement: new Arrangement(graph, key, size) };
  early = own;
  return () => {
    if (early !== own) return;
    own.arrangement.end();
    early = null;
  };
}

/** Returns the early arrangement, or a new one. The caller must end it. */
export function takeArrangement(key: string, graph: MapGraph, size: Size): Arrangement {
  if (early?.key !== key || early.graph !== graph) return new Arrangement(graph, key, size);
  const { arrangement } = early;
  early = null;
  return arrangement;
}
