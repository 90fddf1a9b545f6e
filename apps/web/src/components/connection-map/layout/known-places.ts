import { type Point, type Positions, pointAt } from '../scene/geometry.ts';
import { isSameShape, type MapGraph, otherEnd } from '../scene/map-graph.ts';

/** Where the people of a graph stand, in a form that serves for a later graph of some of the same people. */
export type KnownPlaces = {
  graph: Pick<MapGraph, 'indexOf' | 'shapes'>;
  positions: Positions;
  stretch: Point;
  held: ReadonlySet<number>;
  isAtRest: boolean;
};

export const nobodyHeld: ReadonlySet<number> = new Set();

/** Below this share of people whose places are known a graph counts as another one, and is laid out anew. */
const knownShareMin = 0.5;
/** How far newcomers stand from whom they talk with; world units. */
const besidePx = 30;

/** The places of a graph as far as they are known; newcomers stand beside whom they talk with. Null for strangers. */
export function placesFor(graph: MapGraph, known: KnownPlaces): KnownPlaces | null {
  if (isSameShape(graph, known.graph)) return { ...known, graph };
  const before = graph.nodes.map(({ id }) => known.graph.indexOf.get(id) ?? null);
  const newcomers = before.flatMap((place, node) => (place === null ? [node] : []));
  if (newcomers.length > before.length * (1 - knownShareMin)) return null;
  const positions = new Float32Array(2 * before.length);
  const held = new Set<number>();
  before.forEach((place, node) => {
    if (place === null) return;
    const { x, y } = pointAt(known.positions, place);
    positions.set([x, y], 2 * node);
    if (known.held.has(place)) held.add(node);
  });
  newcomers.forEach((node, index) => {
    const { x, y } = besideNeighbours(graph, node, before, positions);
    positions.set([x + besidePx * Math.cos(index), y + besidePx * Math.sin(index)], 2 * node);
  });
  return { graph, positions, held, stretch: known.stretch, isAtRest: false };
}

function besideNeighbours(
  graph: MapGraph,
  node: number,
  before: readonly (number | null)[],
  positions: Positions,
): Point {
  const neighbours = [...graph.links.of(node)].flatMap((index) => {
    const link = graph.links.at(index);
    const other = link && otherEnd(link, node);
    return other !== undefined && before[other] !== null ? [pointAt(positions, other)] : [];
  });
  const sum = neighbours.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  const count = Math.max(1, neighbours.length);
  return { x: sum.x / count, y: sum.y / count };
}

/** So many maps are remembered while other pages are looked at. */
const mapsMax = 8;
const remembered = new Map<string, KnownPlaces>();

/** Remembers a map's places as long as the page lives: a return to the map finds everybody where they stood. */
export function rememberPlaces(key: string, places: KnownPlaces): void {
  remembered.delete(key);
  remembered.set(key, places);
  const [oldest] = remembered.keys();
  if (remembered.size > mapsMax && oldest !== undefined) remembered.delete(oldest);
}

export function rememberedPlaces(key: string): KnownPlaces | null {
  return remembered.get(key) ?? null;
}

/** Whether somebody of a map is still to find a place. */
export function needsLayout(key: string): boolean {
  return !remembered.get(key)?.isAtRest;
}
