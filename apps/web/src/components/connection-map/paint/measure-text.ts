import { labelFont, type Palette } from '../scene/palette.ts';
import type { MeasureText } from '../scene/place-labels.ts';

export type MeasuringContext = Pick<CanvasRenderingContext2D, 'font' | 'measureText'>;

/** Cached, since the same names recur. */
export function createMeasureText(context: MeasuringContext, palette: Palette): MeasureText {
  const known = new Map<string, number>();
  return (text, strong) => {
    const key = `${strong}:${text}`;
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    context.font = labelFont(palette, strong);
    const { width } = context.measureText(text);
    known.set(key, width);
    return width;
  };
}
