import type { Context } from './context.ts';
import { drawFocus } from './draw-focus.ts';
import { drawPinned, drawPins } from './draw-pins.ts';
import type { Palette } from './palette.ts';
import type { Scene } from './scene.ts';

export function drawFront(context: Context, scene: Scene, palette: Palette): void {
  drawPinned(context, scene, palette);
  drawFocus(context, scene, palette);
  drawPins(context, scene, palette);
}
