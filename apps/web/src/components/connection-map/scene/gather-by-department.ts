import { forceCollide, forceLink, forceManyBody, forceX, forceY } from 'd3-force';
import { displayStrength } from '../rules.ts';
import type { Bodies, Body, Spring } from './body.ts';
import type { Point, Size } from './geometry.ts';
import type { MapDepartment, MapGraph } from './map-graph.ts';

/** Where each department gathers, from the middle of the map outwards: 1 is near its edge. */
const places: Record<MapDepartment, Point> = {
  Executive: { x: 0.02, y: -0.04 },
  Engineering: { x: -0.72, y: -0.04 },
  Product: { x: -0.24, y: -0.7 },
  HR: { x: 0.3, y: -0.78 },
  Sales: { x: 0.76, y: -0.24 },
  Marketing: { x: 0.5, y: 0.68 },
  Finance: { x: 0.06, y: 0.78 },
  Design: { x: -0.38, y: 0.74 },
  Unknown: { x: 0.92, y: 0.92 },
};

/** The farthest places lie at this share of the map's sides from its middle: names need more room above and below. */
const reach: Point = { x: 0.57, y: 0.43 };

/**
 * Forces that hold each department together at a place of its own. Links pull within a department; between two they
 * are only drawn, or everybody would end up in the middle.
 */
export function gatherByDepartment(
  simulation: Bodies,
  springs: Spring[],
  graph: MapGraph,
  size: Size,
): void {
  const departmentAt = (index: number | undefined) => graph.nodes[index ?? -1]?.department;
  const placeOf = ({ index }: Body) => places[departmentAt(index) ?? 'Unknown'];
  const isWithin = graph.links.map(
    ({ source, target }) => departmentAt(source) === departmentAt(target),
  );
  const spacing = Math.sqrt((size.width * size.height) / Math.max(1, graph.nodes.length));
  simulation
    .force(
      'link',
      forceLink<Body, Spring>(springs)
        .distance(({ strength }) => spacing * (0.75 - 0.05 * displayStrength(strength)))
        .strength((_, index) => (isWithin[index] ? 0.08 : 0)),
    )
    .force(
      'apart',
      forceManyBody()
        .strength(-spacing * 0.5)
        .distanceMax(spacing * 1.5),
    )
    .force(
      'collide',
      forceCollide<Body>(({ radius }) => radius + spacing * 0.09),
    )
    .force('x', forceX<Body>((body) => placeOf(body).x * reach.x * size.width).strength(0.14))
    .force('y', forceY<Body>((body) => placeOf(body).y * reach.y * size.height).strength(0.14));
}
