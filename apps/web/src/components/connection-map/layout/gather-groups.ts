import { displayStrength } from '../rules.ts';
import type { Point, Positions } from '../scene/geometry.ts';
import { crowdScale, spacingOf } from '../scene/spacing.ts';
import type { Bodies, Force } from './bodies.ts';
import { findCommunities } from './communities.ts';
import { communityPlaces, middlesOf, seatsAt } from './community-places.ts';
import { departmentPlaces } from './department-places.ts';
import type { Plan } from './force-layout.ts';
import { pullForce, pushForce, roomForce } from './forces.ts';
import type { LayoutJob } from './layout-messages.ts';
import { forEachNearPair } from './near-pairs.ts';
import { springForce } from './spring-force.ts';

/** Group of each node, and centres in world units. */
type Groups = { of: ArrayLike<number>; places: readonly Point[] };

/** Free space around a node as a share of the mean distance. */
const airShare = 0.09;
/** Smaller nodes leave more free space, so that links stay visible. */
const crowdAirShare = 0.14;
const middle: Point = { x: 0, y: 0 };

/** Groups nodes by department; large maps without departments by community. */
export function gatherGroups(job: LayoutJob): Plan {
  const { groups, places } = groupsOf(job);
  // Group centres already fill the map's proportions.
  return { places, isInShape: true, forces: (bodies) => gatheringForces(bodies, job, groups) };
}

function groupsOf(job: LayoutJob): { groups: Groups; places: Positions | null } {
  const { shapes, size, departments, start } = job;
  if (departments) {
    const places = departmentPlaces(departments, size);
    return { groups: { of: shapes.department, places }, places: start?.positions ?? null };
  }
  const of = findCommunities(shapes);
  if (start) {
    return { groups: { of, places: middlesOf(of, start.positions) }, places: start.positions };
  }
  const places = communityPlaces(job, of);
  return { groups: { of, places }, places: seatsAt(of, places, size) };
}

/** Links between groups do not attract; otherwise every node would move to the centre. */
function gatheringForces(bodies: Bodies, { shapes, size }: LayoutJob, groups: Groups): Force[] {
  const { ends, radius, strength } = shapes;
  const groupAt = (at: number) => groups.of[ends[at] ?? 0];
  const isWithin = (link: number) => groupAt(2 * link) === groupAt(2 * link + 1);
  const spacing = spacingOf(size, radius.length);
  const scale = Math.min(1, crowdScale(size, radius.length));
  const isCrowd = scale < 1;
  const air = spacing * (isCrowd ? crowdAirShare : airShare);
  return [
    springForce(bodies, ends, {
      lengthOf: (link) => spacing * (0.75 - 0.05 * displayStrength(strength[link] ?? 0)),
      strengthOf: (link) => (isWithin(link) ? 0.08 : 0),
    }),
    // On large maps the free space alone separates nodes, and costs less.
    ...(isCrowd ? [] : [pushForce(bodies, spacing * 0.5, forEachNearPair, spacing * 1.5)]),
    roomForce(
      bodies,
      radius.map((own) => own * scale + air),
      forEachNearPair,
    ),
    pullForce(bodies, (body) => groups.places[groups.of[body] ?? 0] ?? middle, {
      x: 0.14,
      y: 0.14,
    }),
  ];
}
