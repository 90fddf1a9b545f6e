import type { Context } from './context.ts';
import { nodeLook } from './draw-ground.ts';
import { disc, drawNode } from './draw-node.ts';
import { boxOf } from './geometry.ts';
import type { Palette } from './palette.ts';
import { type Scene, screenPoint, screenRadius, symbolScale } from './scene.ts';

const edgePx = 1.5;
const pinRadius = { min: 2, share: 0.3 } as const;

/** Draws pinned nodes above all others. */
export function drawPinned(context: Context, scene: Scene, palette: Palette): void {
  const scale = symbolScale(scene);
  for (const node of pinnedInView(scene)) {
    const { x, y } = screenPoint(scene, node);
    const look = nodeLook(scene.graph.shapes, node, scale, scene.view.showSentiment);
    drawNode(context, x, y, look, palette, false);
  }
}

/** Draws a dot at the upper right of pinned nodes. */
export function drawPins(context: Context, scene: Scene, palette: Palette): void {
  for (const node of pinnedInView(scene)) {
    const { x, y } = screenPoint(scene, node);
    const reach = screenRadius(scene, node) * Math.SQRT1_2;
    const radius = Math.max(pinRadius.min, reach * pinRadius.share);
    disc(context, x + reach, y - reach, radius + edgePx, palette.surface);
    disc(context, x + reach, y - reach, radius, palette.ink);
  }
}

function pinnedInView(scene: Scene): number[] {
  const { left, right, top, bottom } = boxOf(scene.size);
  return [...scene.pinned].filter((node) => {
    const { x, y } = screenPoint(scene, node);
    return x >= left && x <= right && y >= top && y <= bottom;
  });
}
