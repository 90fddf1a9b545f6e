import { forceCollide, forceLink, forceManyBody, forceX, forceY } from 'd3-force';
import { displayStrength } from '../rules.ts';
import type { Point } from '../scene/geometry.ts';
import { crowdScale, spacingOf } from '../scene/spacing.ts';
import type { Body, Spring } from './body.ts';
import type { LayoutJob } from './layout-messages.ts';
import type { Force } from './simulation.ts';

/** Who stands together, and where in the world; groups are numbers. */
export type Groups = { of: ArrayLike<number>; places: readonly Point[] };

/** Room round a person, as a share of what everybody has on average. */
const airShare = 0.09;
/** A crowd's are smaller, so that there is more room to see their lines. */
const crowdAirShare = 0.14;
const middle: Point = { x: 0, y: 0 };

/**
 * Forces that hold each group together at a place of its own. Links pull within a group; between two they
 * are only drawn, or everybody would end up in the middle.
 */
export function gatherGroups(
  springs: Spring[],
  { shapes, size }: LayoutJob,
  groups: Groups,
): Force<Body>[] {
  const { ends, radius } = shapes;
  const placeOf = ({ index }: Body) => groups.places[groups.of[index] ?? 0] ?? middle;
  const isWithin = (link: number) =>
    groups.of[ends[2 * link] ?? 0] === groups.of[ends[2 * link + 1] ?? 0];
  const spacing = spacingOf(size, radius.length);
  const scale = Math.min(1, crowdScale(size, radius.length));
  const isCrowd = scale < 1;
  const air = spacing * (isCrowd ? crowdAirShare : airShare);
  const apart = forceManyBody<Body>()
    .strength(-spacing * 0.5)
    .distanceMax(spacing * 1.5);
  return [
    forceLink<Body, Spring>(springs)
      .distance(({ strength }) => spacing * (0.75 - 0.05 * displayStrength(strength)))
      .strength((_, link) => (isWithin(link) ? 0.08 : 0)),
    // A crowd's air alone keeps people apart, at half the time.
    ...(isCrowd ? [] : [apart]),
    forceCollide<Body>((body) => body.radius * scale + air),
    forceX<Body>((body) => placeOf(body).x).strength(0.14),
    forceY<Body>((body) => placeOf(body).y).strength(0.14),
  ];
}
