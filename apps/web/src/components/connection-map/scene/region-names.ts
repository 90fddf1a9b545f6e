import { toScreen } from './camera.ts';
import type { Context } from './context.ts';
import { type Box, boxesOverlap } from './geometry.ts';
import { labelFont, type Palette } from './palette.ts';
import type { MeasureText } from './place-labels.ts';
import type { Scene } from './scene.ts';

export type PlacedRegionName = { name: string; detail: string; box: Box; nameWidth: number };

const heightPx = 16;
/** Between region and name, and between name and detail. */
const gapPx = 4;
/** Below this width of the map there is no room for details. */
const detailFromPx = 480;
const haloPx = 3;
const middlePx = 8.5;

/** Beside its region, on the other side if another name is there. The names of larger regions come first. */
export function placeRegionNames(scene: Scene, measure: MeasureText): PlacedRegionName[] {
  const { graph, camera, size } = scene;
  const placed: PlacedRegionName[] = [];
  for (const { name, detail: full, x, top, bottom, isAbove } of graph.plan?.names ?? []) {
    const detail = size.width < detailFromPx ? '' : full;
    const nameWidth = measure(name, true);
    const width = nameWidth + (detail ? gapPx + measure(detail, false) : 0);
    const upper = toScreen(camera, { x, y: top });
    const lower = toScreen(camera, { x, y: bottom });
    const left = upper.x - width / 2;
    const above = boxAt(left, upper.y - gapPx - heightPx, width);
    const below = boxAt(left, lower.y + gapPx, width);
    const box = (isAbove ? [above, below] : [below, above]).find((one) =>
      placed.every((other) => !boxesOverlap(one, other.box)),
    );
    if (box) placed.push({ name, detail, box, nameWidth });
  }
  return placed;
}

export function drawRegionNames(
  context: Context,
  names: readonly PlacedRegionName[],
  palette: Palette,
): void {
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = haloPx;
  context.strokeStyle = palette.surface;
  for (const { name, detail, box, nameWidth } of names) {
    const y = box.top + middlePx;
    write(name, box.left, y, true);
    if (detail) write(detail, box.left + nameWidth + gapPx, y, false);
  }

  function write(text: string, x: number, y: number, strong: boolean): void {
    context.font = labelFont(palette, strong);
    context.strokeText(text, x, y);
    context.fillStyle = strong ? palette.ink : palette.quietInk;
    context.fillText(text, x, y);
  }
}

function boxAt(left: number, top: number, width: number): Box {
  return { left, top, right: left + width, bottom: top + heightPx };
}
