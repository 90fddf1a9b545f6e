import type { Point, Size } from '@/components/connection-map/scene/geometry.ts';
import { type Circle, closeness, neededApart, within } from './circle-room.ts';

const rounds = 60;

/** Moves circles apart that touch, as after the people heard have changed. */
export function settle(circles: readonly Circle[], start: readonly Point[], size: Size): Point[] {
  const places = circles.map((circle, at) =>
    within(circle, size, start[at] ?? { x: size.width / 2, y: size.height / 2 }),
  );
  for (let round = 0; round < rounds; round += 1) {
    let touching = 0;
    for (const [at, one] of circles.entries())
      for (const [to, other] of circles.slice(0, at).entries()) {
        const [here, there] = [places[at], places[to]];
        if (!here || !there || closeness(one, other, here, there) >= 1) continue;
        touching += 1;
        const push = pushApart(one, other, here, there);
        places[at] = within(one, size, { x: here.x + push.x, y: here.y + push.y });
        places[to] = within(other, size, { x: there.x - push.x, y: there.y - push.y });
      }
    if (touching === 0) break;
  }
  return places;
}

/** Half of what is missing, in the direction in which less is missing. */
function pushApart(one: Circle, other: Circle, here: Point, there: Point): Point {
  const needed = neededApart(one, other);
  const gap = { x: here.x - there.x, y: here.y - there.y };
  const missing = { x: needed.x - Math.abs(gap.x), y: needed.y - Math.abs(gap.y) };
  const half = (way: number, share: number) => ((way < 0 ? -1 : 1) * (share + 1)) / 2;
  return missing.x < missing.y
    ? { x: half(gap.x, missing.x), y: 0 }
    : { x: 0, y: half(gap.y, missing.y) };
}
