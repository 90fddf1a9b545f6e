import { onSpiral } from '@/components/connection-map/layout/bodies.ts';
import { clamp } from '@/components/connection-map/rules.ts';
import type { Point } from '@/components/connection-map/scene/geometry.ts';
import { seededRandom } from '@/lib/seeded-random.ts';

/** World units between neighbours in a large organization, and how much more a small one gets. */
const nearest = 12;
const roomiest = 2;
/** People that fill the map at that distance. */
const fullMap = 600;
/** A spiral's rows would catch the eye. As a share of the distance of neighbours. */
const jitter = 0.22;
/** Distance of neighbours in units of the spiral. */
const spiralShare = 1 / Math.sqrt(Math.PI);

/** World units between neighbours in an organization of so many people. */
export function seatSpacing(people: number): number {
  return nearest * clamp(Math.sqrt(fullMap / Math.max(1, people)), 1, roomiest);
}

/** World units from a region's centre within which so many people have their seats. */
export function seatsRadius(people: number, spacing: number): number {
  return spacing * (spiralShare * Math.sqrt(people) + jitter);
}

/** A disc of seats. Who sits where depends on nothing but the ids. */
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
