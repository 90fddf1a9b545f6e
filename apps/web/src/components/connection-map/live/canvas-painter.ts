import { type Context, drawScene } from '../scene/draw-scene.ts';
import type { Palette } from '../scene/palette.ts';
import { type MeasureText, placeLabels } from '../scene/place-labels.ts';
import type { Scene } from '../scene/scene.ts';
import { createMeasureText, type MeasuringContext } from './measure-text.ts';
import { readPalette } from './read-palette.ts';

export type PaintContext = Context & MeasuringContext;

/** What shows a scene. The map only ever asks for a picture, and for other colours after a change of theme. */
export type Painter = {
  paint: (scene: Scene) => void;
  readColours: () => void;
};

/** Paints straight onto a canvas, in the screen's own pixels. */
export function createCanvasPainter(canvas: HTMLCanvasElement, context: PaintContext): Painter {
  let palette: Palette;
  let measure: MeasureText;
  let places = new Map<number, number>();
  readColours();

  function readColours() {
    palette = readPalette(canvas);
    measure = createMeasureText(context, palette);
  }

  return {
    readColours,
    paint(scene) {
      const ratio = devicePixelRatio;
      const width = Math.round(scene.size.width * ratio);
      const height = Math.round(scene.size.height * ratio);
      if (width === 0 || height === 0) return;
      if (canvas.width !== width) canvas.width = width;
      if (canvas.height !== height) canvas.height = height;
      const placed = placeLabels(scene, measure, places);
      places = placed.places;
      drawScene(context, scene, placed.labels, palette, ratio);
    },
  };
}
