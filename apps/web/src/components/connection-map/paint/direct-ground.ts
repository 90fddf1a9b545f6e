import { drawGround } from '../scene/draw-ground.ts';
import { boxOf } from '../scene/geometry.ts';
import type { GroundPainter } from './ground.ts';

/** On the main thread: sharpest and simplest while cheap. */
export const directGround: GroundPainter = {
  paint: ({ context, scene, palette }) => drawGround(context, scene, palette, boxOf(scene.size)),
};
