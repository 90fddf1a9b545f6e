import { drawLabels } from './draw-labels.ts';
import { drawLinks } from './draw-links.ts';
import { drawNodes } from './draw-nodes.ts';
import type { Palette } from './palette.ts';
import type { Label } from './place-labels.ts';
import type { Scene } from './scene.ts';

/** What of a 2D context is drawn with: that of a canvas on the page, off it, or a stand-in. */
export type Context = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'clearRect'
  | 'fill'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'globalAlpha'
  | 'lineCap'
  | 'lineJoin'
  | 'lineTo'
  | 'lineWidth'
  | 'moveTo'
  | 'setLineDash'
  | 'setTransform'
  | 'stroke'
  | 'strokeStyle'
  | 'strokeText'
  | 'textAlign'
  | 'textBaseline'
>;

/** Draws one picture. `pixelRatio` is device pixels to a CSS pixel. */
export function drawScene(
  context: Context,
  scene: Scene,
  labels: readonly Label[],
  palette: Palette,
  pixelRatio: number,
): void {
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.clearRect(0, 0, scene.size.width, scene.size.height);
  drawLinks(context, scene, palette);
  drawNodes(context, scene, palette);
  drawLabels(context, labels, palette);
}
