import { createMeasureText } from '../paint/measure-text.ts';
import type { Palette } from '../scene/palette.ts';
import type { Scene } from '../scene/scene.ts';
import { type Drawing, drawPicture, pictureSize } from './draw-picture.ts';
import { SvgContext } from './svg-context.ts';

export type PictureKind = 'png' | 'svg';

/** Device pixels per CSS pixel; sharp on paper and on large slides. */
const pngRatio = 3;

/**
 * The map as currently viewed.
 * @throws if the browser provides no canvas or no image of it.
 */
export function pictureFile(
  kind: PictureKind,
  scene: Scene,
  palette: Palette,
  title: string,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('the browser gives no canvas to draw on');
  const drawing = { scene, palette, measure: createMeasureText(context, palette) };
  return kind === 'png'
    ? toPng(canvas, context, drawing)
    : toSvg({ ...drawing, palette: inHex(context, palette) }, title);
}

function toPng(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  drawing: Drawing,
): Promise<Blob> {
  const { width, height } = pictureSize(drawing);
  canvas.width = Math.round(width * pngRatio);
  canvas.height = Math.round(height * pngRatio);
  drawPicture(context, drawing, pngRatio);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('the browser made no picture of the canvas'));
    }, 'image/png'),
  );
}

async function toSvg(drawing: Drawing, title: string): Promise<Blob> {
  const context = new SvgContext();
  drawPicture(context, drawing, 1);
  const text = context.document({ title, ...pictureSize(drawing) });
  return new Blob([text], { type: 'image/svg+xml' });
}

/** Drawing programs read fewer colour formats than browsers. */
function inHex(context: CanvasRenderingContext2D, palette: Palette): Palette {
  const hex = (colour: string) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const rgb = context.getImageData(0, 0, 1, 1).data.subarray(0, 3);
    return `#${[...rgb].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
  return {
    surface: hex(palette.surface),
    ink: hex(palette.ink),
    link: hex(palette.link),
    edge: hex(palette.edge),
    accent: hex(palette.accent),
    accentSoft: hex(palette.accentSoft),
    sunken: hex(palette.sunken),
    faintEdge: hex(palette.faintEdge),
    quietInk: hex(palette.quietInk),
    sentiment: palette.sentiment.map(hex),
    department: palette.department.map(hex),
    font: palette.font,
  };
}
