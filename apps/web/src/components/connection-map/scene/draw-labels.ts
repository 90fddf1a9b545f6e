import type { Context } from './context.ts';
import type { Point } from './geometry.ts';
import { labelFont, type Palette } from './palette.ts';
import type { Label } from './place-labels.ts';
import { type Scene, screenPoint } from './scene.ts';

const haloPx = 3;
const leaderAlpha = 0.8;
/** Opacity of faint labels. */
const faintShare = 0.45;
/** Vertical centre of text in a line of 16 px. */
const middlePx = 8.5;

/** Draws leaders below all labels. Names are only ever drawn as text. */
export function drawLabels(
  context: Context,
  scene: Scene,
  labels: readonly Label[],
  palette: Palette,
): void {
  context.strokeStyle = palette.link;
  context.lineWidth = 1;
  for (const label of labels) {
    const { leader, faint } = label;
    if (!leader) continue;
    const { x, y } = wayGone(scene, label);
    context.globalAlpha = faint ? leaderAlpha * faintShare : leaderAlpha;
    context.beginPath();
    context.moveTo(leader.from.x + x, leader.from.y + y);
    context.lineTo(leader.to.x + x, leader.to.y + y);
    context.stroke();
  }
  context.globalAlpha = 1;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  for (const label of labels) {
    const { box, text, strong, faint } = label;
    const { x, y } = wayGone(scene, label);
    context.font = labelFont(palette, strong);
    context.strokeStyle = palette.surface;
    context.lineWidth = haloPx;
    context.strokeText(text, box.left + x, box.top + middlePx + y);
    context.fillStyle = palette.ink;
    context.globalAlpha = faint ? faintShare : 1;
    context.fillText(text, box.left + x, box.top + middlePx + y);
    context.globalAlpha = 1;
  }
}

/** How far the node has moved since its label was placed. */
function wayGone(scene: Scene, { node, middle }: Label): Point {
  const { x, y } = screenPoint(scene, node);
  return { x: x - middle.x, y: y - middle.y };
}
