import {
  distanceToSegment,
  type Point,
  type Size,
} from '@/components/connection-map/scene/geometry.ts';
import { type Circle, closeness } from './circle-room.ts';

export type WeightedPair = { a: number; b: number; weight: number };

export type Placing = {
  circles: readonly Circle[];
  pairs: readonly WeightedPair[];
  size: Size;
  places: Point[];
};

/** What a fault costs. */
const cost = {
  overlap: 40,
  passing: 9,
  crossing: 5,
  near: 0.5,
  narrow: 2.5,
  length: 3,
  aside: 1.2,
} as const;
/** In pixels: from where circles are not near, the length of a curve with room for its figure, and the free space
 * beside a curve that passes a circle. */
const room = { circles: 130, curve: 84, passing: 16 } as const;
/** Two curves of one circle with a smaller angle between them, in radians, look like one. */
const narrowAngle = 0.45;

/** All that the place of one circle costs. */
export function costAt(at: number, placing: Placing): number {
  const { circles, pairs, places } = placing;
  let sum = roomCost(at, placing);
  for (let one = 0; one < pairs.length; one += 1) {
    const pair = pairs[one];
    const [from, to] = [places[pair?.a ?? -1], places[pair?.b ?? -1]];
    if (!pair || !from || !to) continue;
    if (pair.a !== at && pair.b !== at) {
      sum += passingCost(circles[at], places[at], from, to);
      continue;
    }
    sum += lengthCost(pair, from, to, placing);
    for (let by = 0; by < circles.length; by += 1)
      if (by !== pair.a && by !== pair.b) sum += passingCost(circles[by], places[by], from, to);
    for (let two = 0; two < pairs.length; two += 1) {
      const other = pairs[two];
      if (one !== two && other) sum += betweenPairs(pair, other, places);
    }
  }
  return sum;
}

function roomCost(at: number, { circles, places, size }: Placing): number {
  const [here, circle] = [places[at], circles[at]];
  if (!here || !circle) return 0;
  // Departments without a pair would else be pushed into the corners.
  const [x, y] = [here.x / size.width - 0.5, here.y / size.height - 0.5];
  let sum = cost.aside * (x * x + y * y);
  for (let to = 0; to < circles.length; to += 1) {
    const [there, other] = [places[to], circles[to]];
    if (to === at || !there || !other) continue;
    const apart = closeness(circle, other, here, there);
    if (apart < 1) sum += cost.overlap * (1 - apart) + 1;
    const near = room.circles / (Math.hypot(here.x - there.x, here.y - there.y) + 1);
    sum += cost.near * near * near;
  }
  return sum;
}

function lengthCost(
  { a, b, weight }: WeightedPair,
  from: Point,
  to: Point,
  { circles, size }: Placing,
): number {
  const length = Math.hypot(from.x - to.x, from.y - to.y);
  const free = length - (circles[a]?.radius ?? 0) - (circles[b]?.radius ?? 0);
  return cost.length * (Math.max(0, 1 - free / room.curve) + (weight * length) / size.width);
}

function passingCost(
  circle: Circle | undefined,
  place: Point | undefined,
  from: Point,
  to: Point,
): number {
  if (!circle || !place) return 0;
  const free = circle.radius + room.passing;
  const away = distanceToSegment(place, from, to);
  return away < free ? cost.passing * (1.2 - away / free) : 0;
}

/** Curves that cross, and curves from one circle in about one direction. */
function betweenPairs(one: WeightedPair, other: WeightedPair, places: readonly Point[]): number {
  const joint = one.a === other.a || one.a === other.b ? one.a : one.b;
  const isJoint = joint === other.a || joint === other.b;
  const from = places[joint];
  const to = places[one.a + one.b - joint];
  const next = places[isJoint ? other.a + other.b - joint : other.a];
  const end = places[other.b];
  if (!from || !to || !next || !end) return 0;
  if (!isJoint) return areCrossed(from, to, next, end) ? cost.crossing : 0;
  const angle = Math.abs(
    Math.atan2(to.y - from.y, to.x - from.x) - Math.atan2(next.y - from.y, next.x - from.x),
  );
  const between = Math.min(angle, 2 * Math.PI - angle);
  return between < narrowAngle ? cost.narrow * (1 - between / narrowAngle) : 0;
}

function areCrossed(a: Point, b: Point, c: Point, d: Point): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

const turn = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
