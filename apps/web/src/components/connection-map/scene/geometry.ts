export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
export type Box = { left: number; top: number; right: number; bottom: number };

/** Interleaved x and y by node; transferable to workers. */
export type Positions = Float32Array;

export function pointAt(positions: Positions, index: number): Point {
  return { x: positions[2 * index] ?? 0, y: positions[2 * index + 1] ?? 0 };
}

export function distanceToSegment(point: Point, from: Point, to: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const lengthSquared = dx * dx + dy * dy;
  const along =
    lengthSquared === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / lengthSquared;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - t * dx, point.y - from.y - t * dy);
}

/** Length of the part of a segment inside a box (Liang and Barsky 1984). */
export function lengthInBox(from: Point, to: Point, box: Box): number {
  if (!boxesOverlap(boxRound(from, to), box)) return 0;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const [left, right] = within(from.x, dx, box.left, box.right);
  const [top, bottom] = within(from.y, dy, box.top, box.bottom);
  const inside = Math.min(1, right, bottom) - Math.max(0, left, top);
  return Math.max(0, inside) * Math.hypot(dx, dy);
}

/** Parameters (0 to 1 along the segment) at which it enters and leaves the range. */
function within(start: number, way: number, low: number, high: number): [number, number] {
  if (way === 0) return [0, 1];
  const [a, b] = [(low - start) / way, (high - start) / way];
  return a < b ? [a, b] : [b, a];
}

export function boxRound(a: Point, b: Point): Box {
  return {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    right: Math.max(a.x, b.x),
    bottom: Math.max(a.y, b.y),
  };
}

export function boxOf({ width, height }: Size): Box {
  return { left: 0, top: 0, right: width, bottom: height };
}

export function boxesOverlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Allocates no objects per node: runs for every picture of a moving layout. */
export function boundsOf(positions: Positions): Box {
  if (positions.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let at = 0; at < positions.length; at += 2) {
    const x = positions[at] ?? 0;
    const y = positions[at + 1] ?? 0;
    if (x < box.left) box.left = x;
    if (x > box.right) box.right = x;
    if (y < box.top) box.top = y;
    if (y > box.bottom) box.bottom = y;
  }
  return box;
}
