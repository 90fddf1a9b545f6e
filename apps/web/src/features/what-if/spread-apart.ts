import type { Point } from '@/components/connection-map/scene/geometry.ts';

const rounds = 120;
/** Minimum distance as a share of the distance of people on a grid. */
const room = 0.85;
/** Share of the way back to the original place in each round. */
const pull = 0.02;

/**
 * Separates people who are too close, and keeps them near their places and inside the frame.
 * Deterministic. Only for few people, since each round compares all pairs.
 */
export function spreadApart(
  places: readonly Point[],
  frame: { left: number; right: number; top: number; bottom: number },
): Point[] {
  const area = (frame.right - frame.left) * (frame.bottom - frame.top);
  const apart = room * Math.sqrt(area / Math.max(1, places.length));
  const moved = places.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, one] of moved.entries())
      for (const other of moved.slice(at + 1)) pushApart(one, other, apart);
    for (const [at, one] of moved.entries()) {
      const home = places[at] ?? one;
      one.x = within(one.x + (home.x - one.x) * pull, frame.left, frame.right);
      one.y = within(one.y + (home.y - one.y) * pull, frame.top, frame.bottom);
    }
  }
  return moved;
}

function pushApart(one: Point, other: Point, apart: number): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const distance = Math.hypot(dx, dy);
  if (distance >= apart) return;
  // Two people at the same place are moved sideways.
  const [x, y] = distance > 0 ? [dx / distance, dy / distance] : [1, 0];
  const by = (apart - distance) / 4;
  one.x -= x * by;
  one.y -= y * by;
  other.x += x * by;
  other.y += y * by;
}

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));
