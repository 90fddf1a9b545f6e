import { forceCollide, forceLink, forceManyBody, forceX, forceY } from 'd3-force';
import { clamp, displayStrength } from '../rules.ts';
import { spacingOf } from '../scene/spacing.ts';
import type { Body, Spring } from './body.ts';
import { clearLinesForce } from './clear-lines-force.ts';
import type { LayoutJob } from './layout-messages.ts';
import type { Force } from './simulation.ts';

/** Forces that let whoever talks much stand close, for a meeting's size. */
export function spreadByLinks(
  bodies: Body[],
  springs: Spring[],
  { size, shapes }: LayoutJob,
): Force<Body>[] {
  // Each person gets an equal share of the map; lengths follow from it, so that every size of meeting fills it.
  const spacing = clamp(spacingOf(size, bodies.length), 24, 170);
  const flatness = clamp(size.width / size.height, 0.5, 3);
  return [
    forceLink<Body, Spring>(springs).distance(
      ({ strength }) => spacing * (1.1 - 0.06 * displayStrength(strength)),
    ),
    forceManyBody<Body>().strength(-spacing * 5),
    forceCollide<Body>(({ radius }) => radius + Math.min(14, spacing * 0.2)),
    forceX<Body>(0).strength(0.05),
    forceY<Body>(0).strength(0.05 * flatness),
    ...clearLinesForce(bodies, shapes.ends),
  ];
}
