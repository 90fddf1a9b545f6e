import { type Camera, toScreen } from './camera.ts';
import { type Box, type Point, type Positions, pointAt, type Size } from './geometry.ts';
import { type DrawnShapes, nodeCount } from './graph-shapes.ts';
import type { MapGraph } from './map-graph.ts';
import type { MapLink } from './map-links.ts';
import type { RegionPen } from './region-pen.ts';
import { crowdScale } from './spacing.ts';

export type Hit = { kind: 'node'; node: number } | { kind: 'link'; link: number };

export type SceneView = {
  selected: Hit | null;
  hovered: Hit | null;
  showNames: boolean;
  strongOnly: boolean;
  showSentiment: boolean;
};

/** Everything that the background depends on. Flat arrays, so that a worker can draw it. */
export type Ground = {
  graph: { shapes: DrawnShapes; plan: { pen: RegionPen } | null };
  positions: Positions;
  camera: Camera;
  /** The zoom that fits the map, at which symbols have their nominal size. */
  fitZoom: number;
  size: Size;
  view: Pick<SceneView, 'strongOnly' | 'showSentiment'>;
  /** A dragged node is drawn above the background. */
  dragged: number | null;
};

/** All inputs of a picture except its colours. */
export type Scene = Ground & {
  graph: MapGraph;
  pinned: ReadonlySet<number>;
  /** Size of the zoom control's corner, bottom right, which is kept free. */
  reserved: Size | null;
  view: SceneView;
};

/** Maps narrower than this have smaller symbols. */
const narrowPx = 480;
const narrowScale = 0.88;
/** Symbol scale on maps with regions, as a multiple of the fitting zoom. */
const regionRoom = 1.6;

export function screenPoint(
  { camera, positions }: Pick<Ground, 'camera' | 'positions'>,
  node: number,
): Point {
  return toScreen(camera, pointAt(positions, node));
}

/** Grows with the square root of the zoom, so that zooming in separates nodes. */
export function symbolScale({ graph, camera, fitZoom, size }: Ground): number {
  const { shapes } = graph;
  const narrow = size.width < narrowPx ? narrowScale : 1;
  // Regions give each person the same room, whatever the map's size.
  const roomy = shapes.regions ? fitZoom * regionRoom : crowdScale(size, nodeCount(shapes));
  return narrow * Math.min(1, Math.sqrt(fitZoom), roomy) * Math.sqrt(camera.zoom / fitZoom);
}

/** In pixels. */
export function screenRadius(ground: Ground, node: number): number {
  return (ground.graph.shapes.radius[node] ?? 0) * symbolScale(ground);
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

export function linkIsShown({ view }: Ground, link: MapLink): boolean {
  return link.strong || !view.strongOnly;
}

export function nodeOf(hit: Hit | null): number | null {
  return hit?.kind === 'node' ? hit.node : null;
}

export function peopleOf(graph: MapGraph, hit: Hit | null): number[] {
  if (!hit) return [];
  if (hit.kind === 'node') return [hit.node];
  const link = graph.links.at(hit.link);
  return link ? [link.source, link.target] : [];
}
