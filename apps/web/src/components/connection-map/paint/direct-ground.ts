import { drawGround } from '../scene/draw-ground.ts';
import { boxOf } from '../scene/geometry.ts';
import type { GroundPainter } from './ground.ts';

/** Paints the ground at once where it is asked to: sharpest and simplest while a frame is cheap. */
export const directGround: GroundPainter = {
  paint: ({ context, scene, palette }) => drawGround(context, scene, palette, boxOf(scene.size)),
};
