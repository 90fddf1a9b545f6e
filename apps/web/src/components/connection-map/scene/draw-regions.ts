import { clamp, lineWidthsPx } from '../rules.ts';
import type { Context } from './context.ts';
import { noDash, strokeLine } from './draw-links.ts';
import { type Box, boxOf } from './geometry.ts';
import { linkCount, type RegionShapes, tieChangeCode } from './graph-shapes.ts';
import type { Palette } from './palette.ts';
import { type Ground, symbolScale } from './scene.ts';

const newWidth = 1.25;
const lostWidth = 1.1;
const lostDash = [3, 4];
/** Opacities of links on a map with few links. */
const alphas = { kept: 0.34, new: 0.68, lost: 0.62, ofPerson: 0.82 } as const;
const faintest = { kept: 0.05, changed: 0.25 } as const;
/** Up to this many links can be told apart at full opacity. */
const clearTies = 2_500;
const thinnestPx = 0.5;
/** How much wider the links of the selected person are, in pixels. */
const widerPx = 0.4;

type Tie = keyof typeof tieChangeCode;

/** Draws regions, then kept links, then lost and new ones. */
export function drawRegionGround(
  context: Context,
  ground: Ground,
  palette: Palette,
  frame: Box,
): void {
  const { regions } = ground.graph.shapes;
  if (!regions) return;
  drawOutlines(context, ground, regions, palette);
  const zoom = ground.camera.zoom / ground.fitZoom;
  const tone = clamp(Math.sqrt(clearTies / linkCount(ground.graph.shapes)) * zoom, 0, 1);
  for (const tie of ['kept', 'lost', 'new'] as const) {
    setTieStyle(context, tie, palette);
    const least = tie === 'kept' ? faintest.kept : faintest.changed;
    context.globalAlpha = Math.max(least, alphas[tie] * tone);
    strokeTies(context, ground, regions, tie, frame);
  }
  context.globalAlpha = 1;
  context.setLineDash(noDash);
}

/**
 * Draws a link of the selected person in ink and at full strength; new and lost links look as on
 * the ground.
 */
export function strokeTieOfPerson(
  context: Context,
  ground: Ground,
  palette: Palette,
  link: number,
): void {
  const { regions } = ground.graph.shapes;
  if (!regions) return;
  const { new: isNew, lost: isLost } = tieChangeCode;
  const code = regions.change[link];
  const tie = code === isNew ? 'new' : code === isLost ? 'lost' : 'kept';
  setTieStyle(context, tie, palette);
  if (tie === 'kept') context.strokeStyle = palette.ink;
  context.lineCap = 'butt';
  context.lineWidth = widthOf(ground, tie, link) + widerPx;
  context.globalAlpha = tie === 'new' ? 1 : alphas.ofPerson;
  strokeTie(context, ground, regions, link, boxOf(ground.size));
}

function drawOutlines(
  context: Context,
  { camera }: Ground,
  { outlines }: RegionShapes,
  palette: Palette,
): void {
  context.fillStyle = palette.sunken;
  context.strokeStyle = palette.faintEdge;
  context.lineWidth = 1;
  context.setLineDash(noDash);
  for (const outline of outlines) {
    context.beginPath();
    for (let at = 0; at <= outline.length; at += 2) {
      const corner = at % outline.length;
      const x = (outline[corner] ?? 0) * camera.zoom + camera.x;
      const y = (outline[corner + 1] ?? 0) * camera.zoom + camera.y;
      if (at === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.fill();
    context.stroke();
  }
}

function setTieStyle(context: Context, tie: Tie, palette: Palette): void {
  context.lineCap = 'butt';
  context.setLineDash(tie === 'lost' ? lostDash : noDash);
  context.strokeStyle = { kept: palette.link, new: palette.accent, lost: palette.quietInk }[tie];
}

function widthOf(ground: Ground, tie: Tie, link: number): number {
  const scale = Math.min(1.5, symbolScale(ground));
  const width = lineWidthsPx[ground.graph.shapes.tier[link] ?? 0] ?? 1;
  const own = { kept: width, new: newWidth, lost: lostWidth }[tie];
  return Math.max(thinnestPx, own * scale);
}

function strokeTies(
  context: Context,
  ground: Ground,
  regions: RegionShapes,
  tie: Tie,
  frame: Box,
): void {
  const { tier } = ground.graph.shapes;
  let lastTier = -1;
  for (let link = 0; link < regions.change.length; link += 1) {
    if (regions.change[link] !== tieChangeCode[tie]) continue;
    if (tier[link] !== lastTier) {
      context.lineWidth = widthOf(ground, tie, link);
      lastTier = tier[link] ?? 0;
    }
    strokeTie(context, ground, regions, link, frame);
  }
}

/**
 * Draws a straight line within a region, a curve between two. Allocates no objects: runs for every
 * link.
 */
function strokeTie(
  context: Context,
  ground: Ground,
  { bends }: RegionShapes,
  link: number,
  frame: Box,
): void {
  const { positions, camera } = ground;
  const bendX = bends[4 * link] ?? Number.NaN;
  if (Number.isNaN(bendX)) {
    strokeLine(context, ground, link, frame);
    return;
  }
  const { ends } = ground.graph.shapes;
  const source = 2 * (ends[2 * link] ?? 0);
  const target = 2 * (ends[2 * link + 1] ?? 0);
  const fromX = (positions[source] ?? 0) * camera.zoom + camera.x;
  const fromY = (positions[source + 1] ?? 0) * camera.zoom + camera.y;
  const toX = (positions[target] ?? 0) * camera.zoom + camera.x;
  const toY = (positions[target + 1] ?? 0) * camera.zoom + camera.y;
  const nearX = bendX * camera.zoom + camera.x;
  const nearY = (bends[4 * link + 1] ?? 0) * camera.zoom + camera.y;
  const farX = (bends[4 * link + 2] ?? 0) * camera.zoom + camera.x;
  const farY = (bends[4 * link + 3] ?? 0) * camera.zoom + camera.y;
  // A curve lies within the convex hull of its four points.
  if (Math.max(fromX, toX, nearX, farX) < frame.left) return;
  if (Math.min(fromX, toX, nearX, farX) > frame.right) return;
  if (Math.max(fromY, toY, nearY, farY) < frame.top) return;
  if (Math.min(fromY, toY, nearY, farY) > frame.bottom) return;
  context.beginPath();
  context.moveTo(fromX, fromY);
  context.bezierCurveTo(nearX, nearY, farX, farY, toX, toY);
  context.stroke();
}
