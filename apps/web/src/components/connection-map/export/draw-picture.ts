import type { Context } from '../scene/context.ts';
import { drawFront } from '../scene/draw-front.ts';
import { drawGround } from '../scene/draw-ground.ts';
import { drawScene } from '../scene/draw-scene.ts';
import { boxOf } from '../scene/geometry.ts';
import type { Palette } from '../scene/palette.ts';
import { type MeasureText, placeLabels } from '../scene/place-labels.ts';
import type { Scene } from '../scene/scene.ts';
import { drawKey, keyHeight } from './draw-key.ts';

/** What a picture of the map shows, and how large it is in pixels. */
export type Drawing = { scene: Scene; palette: Palette; measure: MeasureText };

/** The map as it is looked at, and below it what its colours and rings mean. */
export function pictureSize({ scene, measure }: Drawing): { width: number; height: number } {
  const { width, height } = scene.size;
  return { width, height: height + keyHeight(scene, measure) };
}

/** Draws the map on its own ground, whole and sharp: nobody points at it, and no control stands in a corner. */
export function drawPicture(context: Context, drawing: Drawing, pixelRatio: number): void {
  const { palette, measure } = drawing;
  const { view, ...rest } = drawing.scene;
  const scene: Scene = {
    ...rest,
    reserved: null,
    pinned: new Set(),
    view: { ...view, hovered: null },
  };
  const { width, height } = pictureSize(drawing);
  const { labels } = placeLabels(scene, measure);
  const ground = () => {
    context.fillStyle = palette.surface;
    context.fillRect(0, 0, width, height);
    drawGround(context, scene, palette, boxOf(scene.size));
  };
  drawScene(context, scene, labels, palette, pixelRatio, { ground, front: drawFront });
  drawKey(context, scene, palette, measure);
}
