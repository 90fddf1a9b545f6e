import type { Ends } from '../scene/graph-shapes.ts';
import type { Bodies, Force } from './bodies.ts';

/** Share of the missing distance corrected per tick. */
const strength = 0.12;
const airPx = 12;
/** Above this many pairs the force is skipped: denser graphs have lines everywhere. */
const pairsMax = 6_000;

/**
 * Pushes nodes away from links of other nodes, which would seem to end there. Disabled for graphs
 * with too many links.
 */
export function clearLinesForce(
  { x, y, vx, vy }: Bodies,
  radius: ArrayLike<number>,
  ends: Ends,
): Force[] {
  if ((x.length * ends.length) / 2 > pairsMax) return [];

  function shove(body: number, dx: number, dy: number): void {
    vx[body] = (vx[body] ?? 0) + dx;
    vy[body] = (vy[body] ?? 0) + dy;
  }

  /** Allocates no objects: runs for every pair in every tick. */
  function pushOff(body: number, from: number, to: number): void {
    const fromX = x[from] ?? 0;
    const fromY = y[from] ?? 0;
    const besideX = (x[body] ?? 0) - fromX;
    const besideY = (y[body] ?? 0) - fromY;
    const lineX = (x[to] ?? 0) - fromX;
    const lineY = (y[to] ?? 0) - fromY;
    const along = (besideX * lineX + besideY * lineY) / (lineX * lineX + lineY * lineY || 1);
    if (along <= 0 || along >= 1) return;
    const dx = besideX - along * lineX;
    const dy = besideY - along * lineY;
    const distance = Math.hypot(dx, dy);
    const missing = (radius[body] ?? 0) + airPx - distance;
    if (missing <= 0 || distance === 0) return;
    const pushX = (dx / distance) * missing * strength;
    const pushY = (dy / distance) * missing * strength;
    shove(body, pushX, pushY);
    shove(from, -pushX / 2, -pushY / 2);
    shove(to, -pushX / 2, -pushY / 2);
  }

  const clear = () => {
    for (let at = 0; at < ends.length; at += 2) {
      const from = ends[at] ?? 0;
      const to = ends[at + 1] ?? 0;
      for (let body = 0; body < x.length; body += 1) {
        if (body !== from && body !== to) pushOff(body, from, to);
      }
    }
  };
  return [clear];
}
