import { drawGround } from '../scene/draw-ground.ts';
import { boxOf } from '../scene/geometry.ts';
import type { GroundPainter } from './ground.ts';

/** Paints on the main thread: sharpest and simplest while it is fast enough. */
export const directGround: GroundPainter = {
  paint: ({ context, scene, palette }) => drawGround(context, scene, palette, boxOf(scene.size)),
};
