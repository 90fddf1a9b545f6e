import { nobodyHeld } from '../layout/known-places.ts';
import { buildMapGraph } from '../scene/map-graph.ts';
import type { Scene } from '../scene/scene.ts';

export const nobody = { graph: buildMapGraph([], []), positions: new Float32Array() };

/** Used before the first graph, size and positions are known. */
export const emptyScene: Scene = {
  ...nobody,
  camera: { x: 0, y: 0, zoom: 1 },
  fitZoom: 1,
  size: { width: 0, height: 0 },
  dragged: null,
  pinned: nobodyHeld,
  reserved: null,
  view: {
    selected: null,
    hovered: null,
    showNames: true,
    strongOnly: false,
    showSentiment: true,
  },
};
