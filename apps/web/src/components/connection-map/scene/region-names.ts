import { clamp } from '../rules.ts';
import { toScreen } from './camera.ts';
import type { Context } from './context.ts';
import { type Box, boxesOverlap } from './geometry.ts';
import { labelFont, type Palette } from './palette.ts';
import type { MeasureText } from './place-labels.ts';
import { reservedBox, type Scene } from './scene.ts';

export type PlacedRegionName = { name: string; detail: string; box: Box; nameWidth: number };

const heightPx = 16;
/** Between region and name, and between name and detail. */
const gapPx = 4;
/** Narrower maps have no room for details. */
const detailFromPx = 480;
/** Distance from the frame of the map, in pixels. */
const edgePx = 4;
const haloPx = 3;
const middlePx = 8.5;

/**
 * Places names beside their regions and inside the map, on the other side if another name is in the
 * way. Regions whose centre is out of view have no name. Names of larger regions are placed first.
 */
export function placeRegionNames(scene: Scene, measure: MeasureText): PlacedRegionName[] {
  const { graph, camera, size } = scene;
  const placed: PlacedRegionName[] = [];
  const reserved = reservedBox(scene);
  const taken = reserved ? [reserved] : [];
  for (const { name, detail: full, x, top, bottom, isAbove } of graph.plan?.names ?? []) {
    const detail = size.width < detailFromPx ? '' : full;
    const nameWidth = measure(name, true);
    const width = nameWidth + (detail ? gapPx + measure(detail, false) : 0);
    const upper = toScreen(camera, { x, y: top });
    const lower = toScreen(camera, { x, y: bottom });
    if (upper.x < 0 || upper.x > size.width || lower.y < 0 || upper.y > size.height) continue;
    const left = clamp(upper.x - width / 2, edgePx, Math.max(edgePx, size.width - width - edgePx));
    const last = size.height - heightPx - edgePx;
    const sides = [upper.y - gapPx - heightPx, lower.y + gapPx];
    if (!isAbove) sides.reverse();
    const tops = [
      ...sides.filter((one) => one >= edgePx && one <= last),
      ...sides.map((one) => clamp(one, edgePx, last)),
    ];
    const box = tops
      .map((one) => boxAt(left, one, width))
      .find((one) => taken.every((other) => !boxesOverlap(one, other)));
    if (!box) continue;
    taken.push(box);
    placed.push({ name, detail, box, nameWidth });
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
