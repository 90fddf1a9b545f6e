import type { Camera } from './camera.ts';
import { toScreen } from './camera.ts';
import { type Box, type Point, type Positions, pointAt, type Size } from './geometry.ts';
import type { MapGraph, MapLink } from './map-graph.ts';

/** A person or a link, by its position in the graph. */
export type Hit = { kind: 'node'; node: number } | { kind: 'link'; link: number };

/** What is switched on and what is pointed at: everything about a picture but the people's places. */
export type SceneView = {
  selected: Hit | null;
  hovered: Hit | null;
  showNames: boolean;
  strongOnly: boolean;
  showSentiment: boolean;
};

/** All that a picture of the map depends on, apart from colours. Plain data: no page, no clock. */
export type Scene = {
  graph: MapGraph;
  positions: Positions;
  camera: Camera;
  /** The zoom at which the whole map fits; symbols have their named sizes there. */
  fitZoom: number;
  size: Size;
  /** Bottom right, where the zoom control stands: kept free of people and names. */
  reserved: Size | null;
  view: SceneView;
};

/** Below this width symbols are drawn a little smaller. */
const narrowPx = 480;
const narrowScale = 0.88;

export function screenPoint(scene: Scene, node: number): Point {
  return toScreen(scene.camera, pointAt(scene.positions, node));
}

/** Symbols grow with the root of the zoom, so that zooming in pulls people apart. */
export function symbolScale({ camera, fitZoom, size }: Scene): number {
  const fitted = (size.width < narrowPx ? narrowScale : 1) * Math.min(1, Math.sqrt(fitZoom));
  return fitted * Math.sqrt(camera.zoom / fitZoom);
}

/** Radius of a node's ring on the screen, in pixels. */
export function screenRadius(scene: Scene, node: number): number {
  return (scene.graph.nodes[node]?.radius ?? 0) * symbolScale(scene);
}

export function reservedBox({ reserved, size }: Pick<Scene, 'reserved' | 'size'>): Box | null {
  if (!reserved) return null;
  return {
    left: size.width - reserved.width,
    top: size.height - reserved.height,
    right: size.width,
    bottom: size.height,
  };
}

export function linkIsShown({ view }: Scene, link: MapLink): boolean {
  return link.strong || !view.strongOnly;
}

/** Whether a link starts or ends at the node that `hit` names. */
export function touches(hit: Hit | null, link: MapLink): boolean {
  return hit?.kind === 'node' && (link.source === hit.node || link.target === hit.node);
}
