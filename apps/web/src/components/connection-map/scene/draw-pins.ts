import type { Context } from './context.ts';
import { boxOf } from './geometry.ts';
import type { Palette } from './palette.ts';
import { type Scene, screenPoint, screenRadius } from './scene.ts';

const edgePx = 1.5;
const pinRadius = { min: 2, share: 0.3 } as const;

/** Marks whoever is pinned with a dot of ink at the node's upper right. */
export function drawPins(context: Context, scene: Scene, palette: Palette): void {
  const frame = boxOf(scene.size);
  for (const node of scene.pinned) {
    const { x, y } = screenPoint(scene, node);
    if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) continue;
    const reach = screenRadius(scene, node) * Math.SQRT1_2;
    const radius = Math.max(pinRadius.min, reach * pinRadius.share);
    drawDot(context, x + reach, y - reach, radius + edgePx, palette.surface);
    drawDot(context, x + reach, y - reach, radius, palette.ink);
  }
}

function drawDot(context: Context, x: number, y: number, radius: number, fill: string): void {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}
