import { clamp, displayStrength } from '../rules.ts';
import { spacingOf } from '../scene/spacing.ts';
import type { Bodies, Force } from './bodies.ts';
import { clearLinesForce } from './clear-lines-force.ts';
import type { Plan } from './force-layout.ts';
import { forEachPair, pullForce, pushForce, roomForce } from './forces.ts';
import type { LayoutJob } from './layout-messages.ts';
import { springForce } from './spring-force.ts';

/** Layout for meetings, where links show who belongs together. */
export function spreadByLinks(job: LayoutJob): Plan {
  return {
    places: job.start?.positions ?? null,
    isInShape: false,
    forces: (bodies) => spreadingForces(bodies, job),
  };
}

function spreadingForces(bodies: Bodies, { size, shapes }: LayoutJob): Force[] {
  const { radius, ends, strength } = shapes;
  // Each person gets an equal share of the map, so that any meeting fills it.
  const spacing = clamp(spacingOf(size, radius.length), 24, 170);
  const flatness = clamp(size.width / size.height, 0.5, 3);
  const air = Math.min(14, spacing * 0.2);
  return [
    springForce(bodies, ends, {
      lengthOf: (link) => spacing * (1.1 - 0.06 * displayStrength(strength[link] ?? 0)),
    }),
    pushForce(bodies, spacing * 5, forEachPair),
    roomForce(
      bodies,
      radius.map((own) => own + air),
      forEachPair,
    ),
    pullForce(bodies, () => ({ x: 0, y: 0 }), { x: 0.05, y: 0.05 * flatness }),
    ...clearLinesForce(bodies, radius, ends),
  ];
}
