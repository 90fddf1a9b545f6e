import { clamp } from '@/components/connection-map/rules.ts';
import type { Point, Size } from '@/components/connection-map/scene/geometry.ts';

/** `halfWidth` includes the name. In pixels. */
export type Circle = { radius: number; halfWidth: number };

/** Free space around circles in pixels, with room for a name above or below. */
const air = { side: 8, across: 14, name: 22, upright: 33 } as const;

/** Keeps a circle and its name within the drawing. */
export function within(
  { radius, halfWidth }: Circle,
  { width, height }: Size,
  { x, y }: Point,
): Point {
  const side = Math.min(width / 2, halfWidth + air.side);
  const end = Math.min(height / 2, radius + air.name);
  return { x: clamp(x, side, width - side), y: clamp(y, end, height - end) };
}

/** How far apart the middles of two circles must at least be, in one of the directions. */
export const neededApart = (one: Circle, other: Circle): Point => ({
  x: one.halfWidth + other.halfWidth + air.across,
  y: one.radius + other.radius + air.upright,
});

/** Below 1 where two circles with their names would touch. */
export function closeness(one: Circle, other: Circle, here: Point, there: Point): number {
  const x = Math.abs(here.x - there.x) / (one.halfWidth + other.halfWidth + air.across);
  const y = Math.abs(here.y - there.y) / (one.radius + other.radius + air.upright);
  return Math.max(x, y);
}
