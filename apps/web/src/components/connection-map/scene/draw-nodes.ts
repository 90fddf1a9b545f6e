import type { Sentiment } from '@rapport/contract';
import type { Context } from './draw-scene.ts';
import type { Point } from './geometry.ts';
import type { Palette } from './palette.ts';
import { type Scene, screenPoint, screenRadius } from './scene.ts';

type RingShape = { ring: number; negativeRing: number; gap: number; dash: number[] };

/** Below this radius the parts of a node are drawn finer; pixels. */
const smallRadius = 9;
const normalShape: RingShape = { ring: 2, negativeRing: 3.5, gap: 1.5, dash: [3, 2.4] };
const smallShape: RingShape = { ring: 1.4, negativeRing: 2, gap: 0.9, dash: [2.4, 1.1] };
const haloPx = 5;

/** Draws everyone, the best connected first, so that small nodes stay visible above big ones. */
export function drawNodes(context: Context, scene: Scene, palette: Palette): void {
  scene.graph.nodes.forEach((node, index) => {
    const middle = screenPoint(scene, index);
    const radius = screenRadius(scene, index);
    if (isOutside(middle, radius + haloPx + 2, scene)) return;
    if (isSelected(scene, index)) drawHalo(context, middle, radius + haloPx, palette);
    const isHovered = scene.view.hovered?.kind === 'node' && scene.view.hovered.node === index;
    const fill = palette.department[node.department];
    if (scene.view.showSentiment && node.sentiment) {
      drawRinged(context, middle, radius, node.sentiment, isHovered, fill, palette);
    } else {
      const edge = isHovered ? palette.ink : node.department === 'Unknown' ? palette.edge : null;
      drawPlain(context, middle, radius, fill, edge, palette);
    }
  });
}

/** The selected person; or both ends of the selected pair. */
function isSelected({ view, graph }: Scene, node: number): boolean {
  if (view.selected?.kind === 'node') return view.selected.node === node;
  const link = view.selected && graph.links[view.selected.link];
  return link?.source === node || link?.target === node;
}

function drawHalo(context: Context, middle: Point, radius: number, palette: Palette): void {
  disc(context, middle, radius, palette.accentSoft);
  circle(context, middle, radius, palette.accent, 2);
}

function drawRinged(
  context: Context,
  middle: Point,
  radius: number,
  sentiment: Sentiment,
  isHovered: boolean,
  fill: string,
  palette: Palette,
): void {
  const shape = radius < smallRadius ? smallShape : normalShape;
  const ring = sentiment === 'negative' ? shape.negativeRing : shape.ring;
  disc(context, middle, radius, palette.surface);
  context.setLineDash(sentiment === 'neutral' ? wholeDashes(shape.dash, radius) : []);
  circle(context, middle, radius, palette.sentiment[sentiment], isHovered ? ring + 1 : ring);
  context.setLineDash([]);
  disc(context, middle, Math.max(1, radius - ring / 2 - shape.gap), fill);
}

function drawPlain(
  context: Context,
  middle: Point,
  radius: number,
  fill: string,
  edge: string | null,
  palette: Palette,
): void {
  disc(context, middle, radius + 1.5, palette.surface);
  disc(context, middle, radius, fill);
  if (edge) circle(context, middle, radius, edge, 1.5);
}

/** Stretches the dashes a little, so that a whole number of them goes round the ring. */
function wholeDashes(dash: number[], radius: number): number[] {
  const length = dash.reduce((sum, part) => sum + part, 0);
  const around = 2 * Math.PI * radius;
  const stretch = around / (Math.max(1, Math.round(around / length)) * length);
  return dash.map((part) => part * stretch);
}

function disc(context: Context, { x, y }: Point, radius: number, fill: string): void {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

function circle(context: Context, { x, y }: Point, radius: number, colour: string, width: number) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = 'butt';
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.stroke();
}

function isOutside({ x, y }: Point, reach: number, { size }: Scene): boolean {
  return x < -reach || y < -reach || x > size.width + reach || y > size.height + reach;
}
