import { type Bodies, type Force, tinyOffset } from './bodies.ts';

export type Visit = (a: number, b: number) => void;
/** Visits every pair within `reach` once, and possibly pairs beyond it. */
export type ForEachPair = (x: Float64Array, y: Float64Array, reach: number, visit: Visit) => void;

/** Faster than a grid if there are few nodes. */
export const forEachPair: ForEachPair = (x, _y, _reach, visit) => {
  for (let a = 0; a < x.length; a += 1) for (let b = 0; b < a; b += 1) visit(a, b);
};

export function pullForce(
  { x, y, vx, vy }: Bodies,
  placeOf: (body: number) => { x: number; y: number },
  strength: { x: number; y: number },
): Force {
  const places = Array.from(x, (_, body) => placeOf(body));
  const placeX = Float64Array.from(places, (place) => place.x);
  const placeY = Float64Array.from(places, (place) => place.y);
  return (alpha) => {
    for (let body = 0; body < x.length; body += 1) {
      const dx = (placeX[body] ?? 0) - (x[body] ?? 0);
      const dy = (placeY[body] ?? 0) - (y[body] ?? 0);
      vx[body] = (vx[body] ?? 0) + dx * strength.x * alpha;
      vy[body] = (vy[body] ?? 0) + dy * strength.y * alpha;
    }
  };
}

/**
 * Keeps `radius` free around nodes at any temperature. Larger nodes move less. Dense layouts need
 * more `rounds`.
 */
export function roomForce(
  bodies: Bodies,
  radius: ArrayLike<number>,
  visitPairs: ForEachPair,
  rounds = 1,
): Force {
  const { x, y, vx, vy } = bodies;
  const aheadX = new Float64Array(x.length);
  const aheadY = new Float64Array(x.length);
  const reach = 2 * Array.from(radius).reduce((max, own) => Math.max(max, own), 0);

  function part(a: number, b: number): void {
    const room = (radius[a] ?? 0) + (radius[b] ?? 0);
    let dx = (aheadX[a] ?? 0) - (aheadX[b] ?? 0);
    let dy = (aheadY[a] ?? 0) - (aheadY[b] ?? 0);
    if (dx * dx + dy * dy >= room * room) return;
    if (dx === 0 && dy === 0) ({ x: dx, y: dy } = tinyOffset(a, b));
    const distance = Math.sqrt(dx * dx + dy * dy);
    const missing = (room - distance) / distance;
    const areaA = (radius[a] ?? 0) ** 2;
    const areaB = (radius[b] ?? 0) ** 2;
    const share = areaB / (areaA + areaB);
    shove(a, dx * missing * share, dy * missing * share);
    shove(b, -dx * missing * (1 - share), -dy * missing * (1 - share));
  }

  function shove(body: number, dx: number, dy: number): void {
    vx[body] = (vx[body] ?? 0) + dx;
    vy[body] = (vy[body] ?? 0) + dy;
    aheadX[body] = (aheadX[body] ?? 0) + dx;
    aheadY[body] = (aheadY[body] ?? 0) + dy;
  }

  return () => {
    for (let round = 0; round < rounds; round += 1) {
      for (let body = 0; body < x.length; body += 1) {
        aheadX[body] = (x[body] ?? 0) + (vx[body] ?? 0);
        aheadY[body] = (y[body] ?? 0) + (vy[body] ?? 0);
      }
      visitPairs(aheadX, aheadY, reach, part);
    }
  };
}

/** The force is constant below this distance. */
const nearest = 1;

/** Repels pairs up to `reach`, inversely to their distance. */
export function pushForce(
  { x, y, vx, vy }: Bodies,
  strength: number,
  visitPairs: ForEachPair,
  reach = Infinity,
): Force {
  let warmth = 0;

  function push(a: number, b: number): void {
    let dx = (x[b] ?? 0) - (x[a] ?? 0);
    let dy = (y[b] ?? 0) - (y[a] ?? 0);
    if (dx === 0 && dy === 0) ({ x: dx, y: dy } = tinyOffset(a, b));
    const square = dx * dx + dy * dy;
    if (square >= reach * reach) return;
    const speed = (strength * warmth) / (square < nearest ? Math.sqrt(square) : square);
    vx[a] = (vx[a] ?? 0) - dx * speed;
    vy[a] = (vy[a] ?? 0) - dy * speed;
    vx[b] = (vx[b] ?? 0) + dx * speed;
    vy[b] = (vy[b] ?? 0) + dy * speed;
  }

  return (alpha) => {
    warmth = alpha;
    visitPairs(x, y, reach, push);
  };
}
