import type { Point } from '@/components/connection-map/scene/geometry.ts';

/** Where on the line between two centres the control points lie. */
const shares = [0.36, 0.64] as const;
/** Share of the way that a control point is pulled to that line, from the tie's own. */
const pull = 0.82;

/**
 * Control points of a tie between two regions, as x, y, x, y. All ties between the same regions are pulled to one
 * line, so that they run together.
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
