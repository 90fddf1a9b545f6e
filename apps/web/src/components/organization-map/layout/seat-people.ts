import { onSpiral } from '@/components/connection-map/layout/bodies.ts';
import { clamp } from '@/components/connection-map/rules.ts';
import type { Point } from '@/components/connection-map/scene/geometry.ts';
import { seededRandom } from '@/lib/seeded-random.ts';

/** World units between neighbours in a large organization, and the factor for the smallest. */
const nearest = 12;
const roomiest = 2;
/** Number of people that fill the map at this distance. */
const fullMap = 600;
/**
 * Random shift of seats as a share of their distance, so that the spiral's rows are not visible.
 */
const jitter = 0.22;
/** Converts the distance of neighbours to the unit of the spiral. */
const spiralShare = 1 / Math.sqrt(Math.PI);

/** World units between neighbours in an organization of `people` people. */
export function seatSpacing(people: number): number {
  return nearest * clamp(Math.sqrt(fullMap / Math.max(1, people)), 1, roomiest);
}

/** Radius in world units of the disc in which `people` people are seated. */
export function seatsRadius(people: number, spacing: number): number {
  return spacing * (spiralShare * Math.sqrt(people) + jitter);
}

/** Seats people on a disc. Who sits where depends only on the ids. */
export function seatPeople(
  ids: readonly string[],
  centre: Point,
  spacing: number,
): Map<string, Point> {
  const shuffled = ids
    .map((id) => ({ id, random: seededRandom(id) }))
    .map(({ id, random }) => ({ id, random, rank: random() }))
    .sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
  return new Map(
    shuffled.map(({ id, random }, seat) => {
      const { x, y } = onSpiral(seat, spacing * spiralShare);
      const angle = 2 * Math.PI * random();
      const away = spacing * jitter * random();
      return [
        id,
        { x: centre.x + x + away * Math.cos(angle), y: centre.y + y + away * Math.sin(angle) },
      ];
    }),
  );
}
