import { forceCollide, forceLink, forceManyBody, forceX, forceY } from 'd3-force';
import { displayStrength } from '../rules.ts';
import type { Point } from '../scene/geometry.ts';
import type { Bodies, Body, Spring } from './body.ts';
import type { LayoutJob } from './layout-messages.ts';

/** The farthest places lie at this share of the map's sides from its middle: names need more room above and below. */
const reach: Point = { x: 0.57, y: 0.43 };
const middle: Point = { x: 0, y: 0 };

/**
 * Forces that hold each department together at a place of its own. Links pull within a department; between two they
 * are only drawn, or everybody would end up in the middle.
 */
export function gatherByDepartment(
  simulation: Bodies,
  springs: Spring[],
  { shapes, size }: LayoutJob,
  places: readonly Point[],
): void {
  const { department, ends } = shapes;
  const placeOf = ({ index = 0 }: Body) => places[department[index] ?? 0] ?? middle;
  const isWithin = (link: number) =>
    department[ends[2 * link] ?? 0] === department[ends[2 * link + 1] ?? 0];
  const spacing = Math.sqrt((size.width * size.height) / Math.max(1, department.length));
  simulation
    .force(
      'link',
      forceLink<Body, Spring>(springs)
        .distance(({ strength }) => spacing * (0.75 - 0.05 * displayStrength(strength)))
        .strength((_, link) => (isWithin(link) ? 0.08 : 0)),
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
