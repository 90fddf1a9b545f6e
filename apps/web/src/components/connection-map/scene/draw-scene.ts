import type { Context } from './context.ts';
import type { drawFront } from './draw-front.ts';
import { drawLabels } from './draw-labels.ts';
import type { Palette } from './palette.ts';
import type { Label } from './place-labels.ts';
import type { Scene } from './scene.ts';

/** What lies below the names. */
export type SceneLayers = {
  ground: () => void;
  /** Null while nobody stands out. */
  front: typeof drawFront | null;
};

/** Draws one whole picture. `pixelRatio` is device pixels to a CSS pixel. */
export function drawScene(
  context: Context,
  scene: Scene,
  labels: readonly Label[],
  palette: Palette,
  pixelRatio: number,
  { ground, front }: SceneLayers,
): void {
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.clearRect(0, 0, scene.size.width, scene.size.height);
  ground();
  front?.(context, scene, palette);
  drawLabels(context, scene, labels, palette);
}
