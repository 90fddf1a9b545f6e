import {
  type Box,
  boxesOverlap,
  type Point,
  type Size,
} from '@/components/connection-map/scene/geometry.ts';
import type { Curve, PlacedCircle } from './bend-curves.ts';

/** A text of one line; `x` and `y` are its middle. */
export type PlacedText = { x: number; y: number; box: Box };

const lineHeight = 14;
/** In pixels between a circle and its name, and a curve and its figure. */
const gap = { name: 6, figure: 3 } as const;
/** Average width of a character of 12 px, a little more than measured. */
const characterPx = 6.7;

/** In pixels, without a canvas, so that places are the same everywhere. */
export const textWidth = (text: string): number => text.length * characterPx;

const boxAt = ({ x, y }: Point, width: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - lineHeight / 2,
  bottom: y + lineHeight / 2,
});

/** Places a name above or below its circle, where fewer curves and circles are in its way. */
export function placeNames(
  names: readonly string[],
  circles: readonly PlacedCircle[],
  curves: readonly Curve[],
  size: Size,
): PlacedText[] {
  const placed: PlacedText[] = [];
  circles.forEach(({ x, y, radius }, at) => {
    const width = textWidth(names[at] ?? '');
    const away = radius + gap.name + lineHeight / 2;
    // Below first if the circle is in the lower half.
    const sides = y > size.height / 2 ? [1, -1] : [-1, 1];
    const places = sides.map((side, rank) => {
      const box = boxAt({ x, y: y + side * away }, width);
      const inWay = [
        !isInside(box, size) ? 50 : 0,
        4 * curves.filter((curve) => touchesCurve(box, curve)).length,
        8 * circles.filter((circle, other) => other !== at && touchesCircle(box, circle)).length,
        8 * placed.filter((other) => boxesOverlap(other.box, box)).length,
      ];
      return { x, y: y + side * away, box, cost: inWay.reduce((sum, one) => sum + one, rank) };
    });
    const [first, second] = places;
    if (first && second) placed.push(second.cost < first.cost ? second : first);
  });
  return placed;
}

/** Shares of the curve at which its figure may stand. */
const along = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82];

/** Places figures beside their curves and on nothing else; null where there is no room. */
export function placeFigures(
  figures: readonly string[],
  curves: readonly Curve[],
  circles: readonly PlacedCircle[],
  names: readonly PlacedText[],
  size: Size,
): (PlacedText | null)[] {
  const taken: Box[] = names.map(({ box }) => box);
  return curves.map((curve, at) => {
    const width = textWidth(figures[at] ?? '');
    for (const share of along)
      for (const side of [-1, 1]) {
        const middle = besideCurve(curve, share, side, width);
        const box = boxAt(middle, width);
        if (!isInside(box, size) || taken.some((other) => boxesOverlap(other, box))) continue;
        if (circles.some((circle) => touchesCircle(box, circle))) continue;
        if (curves.some((other) => touchesCurve(box, other))) continue;
        taken.push(box);
        return { x: middle.x, y: middle.y, box };
      }
    return null;
  });
}

function besideCurve({ samples, width }: Curve, share: number, side: number, text: number): Point {
  const at = Math.round(share * (samples.length - 1));
  const point = samples[at] ?? { x: 0, y: 0 };
  const [before, after] = [samples[at - 1] ?? point, samples[at + 1] ?? point];
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  const normal = { x: (before.y - after.y) / length, y: (after.x - before.x) / length };
  const reach = (Math.abs(normal.x) * text + Math.abs(normal.y) * lineHeight) / 2;
  const away = side * (width / 2 + gap.figure + reach);
  return { x: point.x + normal.x * away, y: point.y + normal.y * away };
}

const isInside = ({ left, right, top, bottom }: Box, { width, height }: Size): boolean =>
  left >= 2 && top >= 2 && right <= width - 2 && bottom <= height - 2;

/** From a box to the nearest point of it. */
const distanceToBox = ({ x, y }: Point, { left, right, top, bottom }: Box): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

export const touchesCircle = (box: Box, circle: PlacedCircle): boolean =>
  distanceToBox(circle, box) < circle.radius + 1;

export const touchesCurve = (box: Box, { samples, width }: Curve): boolean =>
  samples.some((point) => distanceToBox(point, box) < width / 2 + 1);
