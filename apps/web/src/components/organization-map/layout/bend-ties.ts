import type { Point } from '@/components/connection-map/scene/geometry.ts';

/** Positions of the control points along the line between two centres. */
const shares = [0.36, 0.64] as const;
/**
 * How far a control point is pulled from the tie's own line to the line between the centres, as a
 * share.
 */
const pull = 0.82;

/**
 * Control points of a tie between two regions: x, y, x, y. All ties between the same regions are
 * pulled to one line and run together.
 */
export function bendOf(
  from: Point,
  to: Point,
  fromCentre: Point,
  toCentre: Point,
): [number, number, number, number] {
  const [near, far] = shares.map((share) => {
    const own = between(from, to, share);
    return between(own, between(fromCentre, toCentre, share), pull);
  });
  return [near?.x ?? 0, near?.y ?? 0, far?.x ?? 0, far?.y ?? 0];
}

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
