import { forceCollide, forceLink, forceManyBody, forceX, forceY } from 'd3-force';
import { clamp, displayStrength } from '../rules.ts';
import type { Bodies, Body, Spring } from './body.ts';
import { createClearLinesForce } from './clear-lines-force.ts';
import type { LayoutJob } from './layout-messages.ts';

/** Forces that let whoever talks much stand close, for a meeting's size. */
export function spreadByLinks(
  simulation: Bodies,
  springs: Spring[],
  { size, shapes }: LayoutJob,
): void {
  const bodies = simulation.nodes();
  // Each person gets an equal share of the map; lengths follow from it, so that every size of meeting fills it.
  const spacing = clamp(
    Math.sqrt((size.width * size.height) / Math.max(1, bodies.length)),
    24,
    170,
  );
  simulation
    .force(
      'link',
      forceLink<Body, Spring>(springs).distance(
        ({ strength }) => spacing * (1.1 - 0.06 * displayStrength(strength)),
      ),
    )
    .force('apart', forceManyBody().strength(-spacing * 5))
    .force(
      'collide',
      forceCollide<Body>(({ radius }) => radius + Math.min(14, spacing * 0.2)),
    )
    .force('x', forceX(0).strength(0.05))
    .force('y', forceY(0).strength(0.05 * clamp(size.width / size.height, 0.5, 3)))
    .force('clear', createClearLinesForce(bodies, shapes.ends));
}
