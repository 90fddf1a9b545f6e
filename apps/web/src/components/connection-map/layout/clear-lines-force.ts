import type { Body } from './body.ts';

/** Share of the missing room that is made up in one tick. */
const strength = 0.12;
const airPx = 12;
/** Above this many pairs of node and line there are lines everywhere, and the time would be wasted. */
const pairsMax = 6_000;

/**
 * A force that pushes people off lines that are not theirs, so that a line never seems to end at somebody whom it only
 * passes. None for graphs with too many lines for it.
 */
export function clearLinesForce(bodies: readonly Body[], ends: Uint32Array): (() => void)[] {
  if ((bodies.length * ends.length) / 2 > pairsMax) return [];
  const clear = () => {
    for (let at = 0; at < ends.length; at += 2) {
      const from = bodies[ends[at] ?? 0];
      const to = bodies[ends[at + 1] ?? 0];
      if (!from || !to) continue;
      for (const body of bodies) {
        if (body !== from && body !== to) pushOff(body, from, to);
      }
    }
  };
  return [clear];
}

/** Runs for every pair in every tick, so it makes no objects. */
function pushOff(body: Body, from: Body, to: Body): void {
  const { x: fromX, y: fromY } = from;
  const { x, y } = body;
  const lineX = to.x - fromX;
  const lineY = to.y - fromY;
  const along = ((x - fromX) * lineX + (y - fromY) * lineY) / (lineX * lineX + lineY * lineY || 1);
  // Beyond its ends a line is in nobody's way.
  if (along <= 0 || along >= 1) return;
  const dx = x - fromX - along * lineX;
  const dy = y - fromY - along * lineY;
  const distance = Math.hypot(dx, dy);
  const missing = body.radius + airPx - distance;
  if (missing <= 0 || distance === 0) return;
  const pushX = (dx / distance) * missing * strength;
  const pushY = (dy / distance) * missing * strength;
  shove(body, pushX, pushY);
  shove(from, -pushX / 2, -pushY / 2);
  shove(to, -pushX / 2, -pushY / 2);
}

function shove(body: Body, dx: number, dy: number): void {
  body.vx += dx;
  body.vy += dy;
}
