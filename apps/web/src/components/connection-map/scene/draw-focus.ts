import type { Context } from './context.ts';
import { nodeLook } from './draw-ground.ts';
import { type LineStyle, lineStyle, lineWidth, strokeLine } from './draw-links.ts';
import { circle, disc, drawNode } from './draw-node.ts';
import { type Box, boxOf } from './geometry.ts';
import { sentimentCode } from './graph-shapes.ts';
import { otherEnd } from './map-graph.ts';
import type { Palette } from './palette.ts';
import { linkIsShown, nodeOf, peopleOf, type Scene, screenPoint, symbolScale } from './scene.ts';

const haloPx = 5;
/** Minimum radius of highlighted nodes on a large map, in pixels. */
const focusRadiusMin = 4;
/** Opacity of the layer that dims the background. */
const veil = 0.5;

/** Highlights selected, hovered and dragged nodes with their links and neighbours. */
export function drawFocus(context: Context, scene: Scene, palette: Palette): void {
  const { selected, hovered } = scene.view;
  const centres = [...new Set([nodeOf(selected), nodeOf(hovered), scene.dragged])].filter(
    (node) => node !== null,
  );
  const picked = [selected, hovered].flatMap((hit) => (hit?.kind === 'link' ? [hit.link] : []));
  const lines = centres.flatMap((node) => [...scene.graph.links.of(node)]);
  if (centres.length + picked.length === 0) return;
  if (centres.length > 0) drawVeil(context, scene, palette);

  const frame = boxOf(scene.size);
  const style = lineStyle(scene);
  for (const link of new Set([...lines, ...picked])) {
    drawLine(context, scene, palette, link, style, frame);
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
  drawPeople(context, scene, palette, centres, lines);
}

function drawVeil(context: Context, { size }: Scene, palette: Palette): void {
  context.globalAlpha = veil;
  context.fillStyle = palette.surface;
  context.fillRect(0, 0, size.width, size.height);
  context.globalAlpha = 1;
}

function drawLine(
  context: Context,
  scene: Scene,
  palette: Palette,
  index: number,
  style: LineStyle,
  frame: Box,
): void {
  const { selected, hovered, showSentiment } = scene.view;
  const link = scene.graph.links.at(index);
  if (!link || !linkIsShown(scene, link)) return;
  const { plan } = scene.graph;
  if (plan) {
    plan.pen.strokeTieOfPerson(context, scene, palette, index);
    return;
  }
  const isSelected = selected?.kind === 'link' && selected.link === index;
  const isHovered = hovered?.kind === 'link' && hovered.link === index;
  const isNegative = showSentiment && link.sentiment === 'negative';
  const ofSelected = selected?.kind === 'node' && touches(link, selected.node);
  const width = lineWidth(style, link.width);
  context.lineCap = 'butt';
  context.lineWidth = isSelected || isHovered ? width + 1 : width;
  context.globalAlpha = isSelected || isNegative ? 1 : 0.8;
  context.setLineDash(isNegative ? [6, 5] : []);
  context.strokeStyle = palette.link;
  if (isSelected || ofSelected) context.strokeStyle = palette.accent;
  if (isNegative && !isSelected) {
    context.strokeStyle = palette.sentiment[sentimentCode.negative] ?? palette.link;
  }
  strokeLine(context, scene, index, frame);
}

function touches({ source, target }: { source: number; target: number }, node: number): boolean {
  return source === node || target === node;
}

/** Draws neighbours first; selected nodes get a halo. */
function drawPeople(
  context: Context,
  scene: Scene,
  palette: Palette,
  centres: readonly number[],
  lines: readonly number[],
): void {
  const { selected, hovered, showSentiment } = scene.view;
  const scale = symbolScale(scene);
  const withHalo = new Set(peopleOf(scene.graph, selected));
  const front = new Set([...centres, ...withHalo, ...peopleOf(scene.graph, hovered)]);
  const neighbours = lines.flatMap((index) => {
    const link = scene.graph.links.at(index);
    if (!link || !linkIsShown(scene, link)) return [];
    return centres.filter((node) => touches(link, node)).map((node) => otherEnd(link, node));
  });
  for (const node of [...new Set(neighbours).difference(front), ...front]) {
    const { x, y } = screenPoint(scene, node);
    const look = nodeLook(scene.graph.shapes, node, scale, showSentiment);
    look.radius = Math.max(look.radius, focusRadiusMin);
    if (withHalo.has(node)) drawHalo(context, x, y, look.radius + haloPx, palette);
    drawNode(context, x, y, look, palette, nodeOf(hovered) === node);
  }
}

function drawHalo(context: Context, x: number, y: number, radius: number, palette: Palette): void {
  disc(context, x, y, radius, palette.accentSoft);
  circle(context, x, y, radius, palette.accent, 2);
}
