import type { Context } from '../scene/context.ts';
import { drawGround } from '../scene/draw-ground.ts';
import { drawScene } from '../scene/draw-scene.ts';
import { boxOf } from '../scene/geometry.ts';
import type { Palette } from '../scene/palette.ts';
import { type MeasureText, placeLabels } from '../scene/place-labels.ts';
import type { Scene } from '../scene/scene.ts';
import { drawKey, keyHeight } from './draw-key.ts';

export type Drawing = { scene: Scene; palette: Palette; measure: MeasureText };

/** In pixels, including the legend. */
export function pictureSize({ scene, measure }: Drawing): { width: number; height: number } {
  const { width, height } = scene.size;
  return { width, height: height + keyHeight(scene, measure) };
}

/** Draws without hover, pins and the corner reserved for controls. */
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
  const names = {
    people: placeLabels(scene, measure).labels,
    regions: scene.graph.plan?.pen.placeRegionNames(scene, measure) ?? [],
  };
  const ground = () => {
    context.fillStyle = palette.surface;
    context.fillRect(0, 0, width, height);
    drawGround(context, scene, palette, boxOf(scene.size));
  };
  drawScene(context, scene, names, palette, pixelRatio, ground);
  drawKey(context, scene, palette, measure);
}
