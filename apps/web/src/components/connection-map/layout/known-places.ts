import { type Point, type Positions, pointAt } from '../scene/geometry.ts';
import { isSameShape, type MapGraph, otherEnd } from '../scene/map-graph.ts';

/** Positions that can be reused for a later graph with partly the same people. */
export type KnownPlaces = {
  graph: Pick<MapGraph, 'indexOf' | 'shapes'>;
  positions: Positions;
  stretch: Point;
  held: ReadonlySet<number>;
  isAtRest: boolean;
};

export const nobodyHeld: ReadonlySet<number> = new Set();

/** If a smaller share of people is known, the graph is laid out anew. */
const knownShareMin = 0.5;
/** World units between a new node and its neighbours. */
const besidePx = 30;

/** Places new nodes beside their neighbours. Null if too few people are known. */
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

const mapsMax = 8;
const remembered = new Map<string, KnownPlaces>();

/** Remembers positions until the page is reloaded. */
export function rememberPlaces(key: string, places: KnownPlaces): void {
  remembered.delete(key);
  remembered.set(key, places);
  const [oldest] = remembered.keys();
  if (remembered.size > mapsMax && oldest !== undefined) remembered.delete(oldest);
}

export function rememberedPlaces(key: string): KnownPlaces | null {
  return remembered.get(key) ?? null;
}

export function needsLayout(key: string): boolean {
  return !remembered.get(key)?.isAtRest;
}
