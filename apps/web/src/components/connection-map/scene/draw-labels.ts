import type { Context } from './context.ts';
import { labelFont, type Palette } from './palette.ts';
import type { Label } from './place-labels.ts';

const haloPx = 3;
const leaderAlpha = 0.8;
/** How much of a name is left that steps back. */
const faintShare = 0.45;
/** Where the middle of the letters lies in a line of 16 px. */
const middlePx = 8.5;

/** Draws leaders below all names, each name on a halo of surface. Names are only ever drawn as text. */
export function drawLabels(context: Context, labels: readonly Label[], palette: Palette): void {
  context.strokeStyle = palette.link;
  context.lineWidth = 1;
  for (const { leader, faint } of labels) {
    if (!leader) continue;
    context.globalAlpha = faint ? leaderAlpha * faintShare : leaderAlpha;
    context.beginPath();
    context.moveTo(leader.from.x, leader.from.y);
    context.lineTo(leader.to.x, leader.to.y);
    context.stroke();
  }
  context.globalAlpha = 1;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  for (const { box, text, strong, faint } of labels) {
    context.font = labelFont(palette, strong);
    context.strokeStyle = palette.surface;
    context.lineWidth = haloPx;
    context.strokeText(text, box.left, box.top + middlePx);
    context.fillStyle = palette.ink;
    context.globalAlpha = faint ? faintShare : 1;
    context.fillText(text, box.left, box.top + middlePx);
    context.globalAlpha = 1;
  }
}
