import { clamp, crowdSize, lineWidthsPx } from '../rules.ts';
import type { Context } from './context.ts';
import type { Box } from './geometry.ts';
import { type DrawnShapes, linkCount, nodeCount, sentimentCode } from './graph-shapes.ts';
import type { Palette } from './palette.ts';
import { type Ground, symbolScale } from './scene.ts';

const negativeDash = [6, 5];
export const noDash: number[] = [];

/** Lines are thinner and fainter the more links there are. */
export type LineStyle = { scale: number; thinnest: number; alpha: number; negativeAlpha: number };

/** Up to this many links can be told apart at full opacity on a large map. */
const clearLines = 600;
const faintest = 0.05;

export function lineStyle(ground: Ground): LineStyle {
  const { shapes } = ground.graph;
  if (nodeCount(shapes) <= crowdSize) {
    return { scale: 1, thinnest: 1, alpha: 0.42, negativeAlpha: 0.85 };
  }
  const fineness = shapes.isByDepartment ? 0.36 : 0.5;
  const zoom = ground.camera.zoom / ground.fitZoom;
  // When zoomed in, fewer links are in view, so each can be stronger.
  const tone = clamp(Math.sqrt(clearLines / linkCount(shapes)) * zoom, 0, 1);
  return {
    scale: Math.min(1.5, fineness * symbolScale(ground)),
    thinnest: 0.75,
    alpha: Math.max(faintest, 0.3 * tone),
    negativeAlpha: Math.max(2 * faintest, 0.85 * tone),
  };
}

export function lineWidth(style: LineStyle, width: number): number {
  return Math.max(style.thinnest, width * style.scale);
}

/** Draws negative links last, dashed and in colour. */
export function drawLinks(context: Context, ground: Ground, palette: Palette, frame: Box): void {
  const { linkSentiment } = ground.graph.shapes;
  const style = lineStyle(ground);
  const isNegative = (link: number) =>
    ground.view.showSentiment && linkSentiment[link] === sentimentCode.negative;
  // Nodes hide the ends, and round caps take twice the time.
  context.lineCap = 'butt';
  context.globalAlpha = style.alpha;
  context.strokeStyle = palette.link;
  strokeWhere((link) => !isNegative(link));
  context.globalAlpha = style.negativeAlpha;
  context.strokeStyle = palette.sentiment[sentimentCode.negative] ?? palette.link;
  context.setLineDash(negativeDash);
  strokeWhere(isNegative);
  context.globalAlpha = 1;
  context.setLineDash(noDash);

  function strokeWhere(isWanted: (link: number) => boolean): void {
    const { shapes } = ground.graph;
    let lastTier = -1;
    for (let link = 0; link < linkCount(shapes); link += 1) {
      if (!isOnGround(ground, shapes, link) || !isWanted(link)) continue;
      const tier = shapes.tier[link] ?? 0;
      if (tier !== lastTier) {
        context.lineWidth = lineWidth(style, lineWidthsPx[tier] ?? 1);
        lastTier = tier;
      }
      strokeLine(context, ground, link, frame);
    }
  }
}

function isOnGround({ view, dragged }: Ground, shapes: DrawnShapes, link: number): boolean {
  if (view.strongOnly && !shapes.strong[link]) return false;
  if (dragged === null) return true;
  return shapes.ends[2 * link] !== dragged && shapes.ends[2 * link + 1] !== dragged;
}

/** Allocates no objects: runs for every link. */
export function strokeLine(context: Context, ground: Ground, link: number, frame: Box): void {
  const { positions, camera } = ground;
  const { ends } = ground.graph.shapes;
  const source = 2 * (ends[2 * link] ?? 0);
  const target = 2 * (ends[2 * link + 1] ?? 0);
  const fromX = (positions[source] ?? 0) * camera.zoom + camera.x;
  const fromY = (positions[source + 1] ?? 0) * camera.zoom + camera.y;
  const toX = (positions[target] ?? 0) * camera.zoom + camera.x;
  const toY = (positions[target + 1] ?? 0) * camera.zoom + camera.y;
  if (fromX < frame.left && toX < frame.left) return;
  if (fromX > frame.right && toX > frame.right) return;
  if (fromY < frame.top && toY < frame.top) return;
  if (fromY > frame.bottom && toY > frame.bottom) return;
  context.beginPath();
  context.moveTo(fromX, fromY);
  context.lineTo(toX, toY);
  context.stroke();
}
