import { type Camera, toScreen } from './camera.ts';
import { type Box, type Point, type Positions, pointAt, type Size } from './geometry.ts';
import { type DrawnShapes, nodeCount } from './graph-shapes.ts';
import type { MapGraph } from './map-graph.ts';
import type { MapLink } from './map-links.ts';
import { crowdScale } from './spacing.ts';

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

/**
 * What the ground of a picture depends on: everybody and every line as they stand while nobody is pointed at. It has
 * no names and no objects in number, so that another thread can draw it.
 */
export type Ground = {
  graph: { shapes: DrawnShapes };
  positions: Positions;
  camera: Camera;
  /** The zoom at which the whole map fits; symbols have their named sizes there. */
  fitZoom: number;
  size: Size;
  view: Pick<SceneView, 'strongOnly' | 'showSentiment'>;
  /** Whoever is being dragged is not part of the ground: it moves above it. */
  dragged: number | null;
};

/** All that a picture of the map depends on, apart from colours. Plain data: no page, no clock. */
export type Scene = Ground & {
  graph: MapGraph;
  /** Whoever was put somewhere for good. */
  pinned: ReadonlySet<number>;
  /** Bottom right, where the zoom control stands: kept free of people and names. */
  reserved: Size | null;
  view: SceneView;
};

/** Below this width symbols are drawn a little smaller. */
const narrowPx = 480;
const narrowScale = 0.88;
export function screenPoint(
  { camera, positions }: Pick<Ground, 'camera' | 'positions'>,
  node: number,
): Point {
  return toScreen(camera, pointAt(positions, node));
}

/** Symbols grow with the root of the zoom, so that zooming in pulls people apart. */
export function symbolScale({ graph, camera, fitZoom, size }: Ground): number {
  const roomy = crowdScale(size, nodeCount(graph.shapes));
  const narrow = size.width < narrowPx ? narrowScale : 1;
  return narrow * Math.min(1, Math.sqrt(fitZoom), roomy) * Math.sqrt(camera.zoom / fitZoom);
}

/** Radius of a node's ring on the screen, in pixels. */
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

/** The person that a hit names, or the two of a pair. */
export function peopleOf(graph: MapGraph, hit: Hit | null): number[] {
  if (!hit) return [];
  if (hit.kind === 'node') return [hit.node];
  const link = graph.links.at(hit.link);
  return link ? [link.source, link.target] : [];
}
