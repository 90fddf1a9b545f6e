import type { Context } from './context.ts';
import { drawFocus } from './draw-focus.ts';
import { drawLabels } from './draw-labels.ts';
import { drawPinned, drawPins } from './draw-pins.ts';
import type { Palette } from './palette.ts';
import type { Label } from './place-labels.ts';
import type { PlacedRegionName } from './region-names.ts';
import type { Scene } from './scene.ts';

export type Names = { people: readonly Label[]; regions: readonly PlacedRegionName[] };

/** `pixelRatio` is device pixels per CSS pixel. */
export function drawScene(
  context: Context,
  scene: Scene,
  names: Names,
  palette: Palette,
  pixelRatio: number,
  paintGround: () => void,
): void {
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.clearRect(0, 0, scene.size.width, scene.size.height);
  paintGround();
  drawFront(context, scene, palette);
  scene.graph.plan?.pen.drawRegionNames(context, names.regions, palette);
  drawLabels(context, scene, names.people, palette);
}

function drawFront(context: Context, scene: Scene, palette: Palette): void {
  drawPinned(context, scene, palette);
  drawFocus(context, scene, palette);
  drawPins(context, scene, palette);
}
