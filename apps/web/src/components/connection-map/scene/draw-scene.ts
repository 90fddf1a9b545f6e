import type { Context } from './context.ts';
import { drawFocus } from './draw-focus.ts';
import { drawGround } from './draw-ground.ts';
import { drawLabels } from './draw-labels.ts';
import { drawPinned, drawPins } from './draw-pins.ts';
import { boxOf } from './geometry.ts';
import type { Palette } from './palette.ts';
import type { Label } from './place-labels.ts';
import type { Scene } from './scene.ts';

/** Draws one whole picture. `pixelRatio` is device pixels to a CSS pixel; the ground may come from elsewhere. */
export function drawScene(
  context: Context,
  scene: Scene,
  labels: readonly Label[],
  palette: Palette,
  pixelRatio: number,
  paintGround: () => void = () => drawGround(context, scene, palette, boxOf(scene.size)),
): void {
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.clearRect(0, 0, scene.size.width, scene.size.height);
  paintGround();
  drawPinned(context, scene, palette);
  drawFocus(context, scene, palette);
  drawPins(context, scene, palette);
  drawLabels(context, labels, palette);
}
