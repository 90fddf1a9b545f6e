import type { Ends } from '../scene/graph-shapes.ts';
import type { Bodies, Force } from './bodies.ts';

/** Share of the missing room that is made up in one tick. */
const strength = 0.12;
const airPx = 12;
/** Above this many pairs of node and line there are lines everywhere, and the time would be wasted. */
const pairsMax = 6_000;

/**
 * A force that pushes people off lines that are not theirs, so that a line never seems to end at somebody whom it only
 * passes. None for graphs with too many lines for it.
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

  /** Runs for every pair in every tick, so it makes no objects. */
  function pushOff(body: number, from: number, to: number): void {
    const fromX = x[from] ?? 0;
    const fromY = y[from] ?? 0;
    const besideX = (x[body] ?? 0) - fromX;
    const besideY = (y[body] ?? 0) - fromY;
    const lineX = (x[to] ?? 0) - fromX;
    const lineY = (y[to] ?? 0) - fromY;
    const along = (besideX * lineX + besideY * lineY) / (lineX * lineX + lineY * lineY || 1);
    // Beyond its ends a line is in nobody's way.
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
