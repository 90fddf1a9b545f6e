import type { Context } from './context.ts';
import { sentimentCode } from './graph-shapes.ts';
import { colourOfCode, patternOfCode } from './map-departments.ts';
import type { Palette } from './palette.ts';

/** The fill shows the department, the ring the sentiment. */
export type NodeLook = {
  /** Code of its mark. */
  department: number;
  sentiment: number;
  radius: number;
  isHollow?: boolean;
};

type RingShape = { ring: number; negativeRing: number; gap: number; dash: number[] };

/** Below this radius in pixels details are thinner. */
const smallRadius = 9;
const normalShape: RingShape = { ring: 2, negativeRing: 3.5, gap: 1.5, dash: [3, 2.4] };
const smallShape: RingShape = { ring: 1.4, negativeRing: 2, gap: 0.9, dash: [2.4, 1.1] };
/** Below this radius in pixels a ring would leave no fill. */
export const ringlessRadius = 2.4;
/** Below this radius in pixels ring and gap shrink too. */
const fineRadius = 5;
const noDash: number[] = [];
const hollowEdgePx = 0.8;

/** How far a node's edge extends beyond its radius, in pixels. */
export const nodeEdgePx = 3;

export function drawNode(
  context: Context,
  x: number,
  y: number,
  look: NodeLook,
  palette: Palette,
  isHovered: boolean,
): void {
  const colour = colourOfCode(look.department);
  const fill = palette.department[colour] ?? palette.edge;
  if (look.sentiment !== 0 && look.radius >= ringlessRadius) {
    drawRinged(context, x, y, look, fill, palette, isHovered);
    return;
  }
  if (look.isHollow) {
    disc(context, x, y, look.radius, palette.surface);
    circle(context, x, y, look.radius, isHovered ? palette.ink : palette.edge, hollowEdgePx);
    return;
  }
  disc(context, x, y, look.radius + Math.min(1.5, look.radius / 4), palette.surface);
  disc(context, x, y, look.radius, fill);
  drawPattern(context, x, y, look, palette);
  const isUnknown = colour === palette.department.length - 1;
  if (isHovered || isUnknown) {
    circle(context, x, y, look.radius, isHovered ? palette.ink : palette.edge, 1.5);
  }
}

/** Share of the radius that a pattern leaves free. */
const patternShare = 0.45;

function drawPattern(
  context: Context,
  x: number,
  y: number,
  { department, radius }: NodeLook,
  { surface }: Palette,
): void {
  const pattern = patternOfCode(department);
  if (pattern === 'ring') disc(context, x, y, radius * patternShare, surface);
  if (pattern !== 'bar') return;
  context.strokeStyle = surface;
  context.lineWidth = radius * patternShare;
  context.lineCap = 'butt';
  context.beginPath();
  context.moveTo(x - radius, y);
  context.lineTo(x + radius, y);
  context.stroke();
}

function drawRinged(
  context: Context,
  x: number,
  y: number,
  { radius, sentiment }: NodeLook,
  fill: string,
  palette: Palette,
  isHovered: boolean,
): void {
  const shape = radius < smallRadius ? smallShape : normalShape;
  const fineness = Math.min(1, radius / fineRadius);
  const isNegative = sentiment === sentimentCode.negative;
  const ring = fineness * (isNegative ? shape.negativeRing : shape.ring);
  disc(context, x, y, radius, palette.surface);
  context.setLineDash(
    sentiment === sentimentCode.neutral ? wholeDashes(shape.dash, radius) : noDash,
  );
  const colour = palette.sentiment[sentiment] ?? palette.edge;
  circle(context, x, y, radius, colour, isHovered ? ring + 1 : ring);
  context.setLineDash(noDash);
  disc(context, x, y, Math.max(1, radius - ring / 2 - fineness * shape.gap), fill);
}

/** Scales a dash so that the ring has a whole number of dashes. */
function wholeDashes(dash: number[], radius: number): number[] {
  const length = dash.reduce((sum, part) => sum + part, 0);
  const around = 2 * Math.PI * radius;
  const stretch = around / (Math.max(1, Math.round(around / length)) * length);
  return dash.map((part) => part * stretch);
}

export function disc(context: Context, x: number, y: number, radius: number, fill: string): void {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

export function circle(
  context: Context,
  x: number,
  y: number,
  radius: number,
  colour: string,
  width: number,
): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = 'butt';
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.stroke();
}
