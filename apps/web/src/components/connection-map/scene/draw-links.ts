import { crowdSize } from '../rules.ts';
import type { Context } from './draw-scene.ts';
import type { MapLink } from './map-graph.ts';
import type { Palette } from './palette.ts';
import { linkIsShown, type Scene, screenPoint, symbolScale, touches } from './scene.ts';

type Stroke = { colour: string; alpha: number; width: number; dash: number[] };

const negativeDash = [6, 5];

/** Draws the quiet lines first, then those of whoever is hovered or selected. */
export function drawLinks(context: Context, scene: Scene, palette: Palette): void {
  const strokes = scene.graph.links.flatMap((link, index) =>
    linkIsShown(scene, link) ? [{ link, ...linkStroke(scene, palette, link, index) }] : [],
  );
  strokes.sort((a, b) => a.alpha - b.alpha);
  context.lineCap = 'round';
  for (const { link, colour, alpha, width, dash } of strokes) {
    const from = screenPoint(scene, link.source);
    const to = screenPoint(scene, link.target);
    context.globalAlpha = alpha;
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.setLineDash(dash);
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  }
  context.globalAlpha = 1;
  context.setLineDash([]);
}

function linkStroke(scene: Scene, palette: Palette, link: MapLink, index: number): Stroke {
  const { selected, hovered, showSentiment } = scene.view;
  const isNegative = showSentiment && link.sentiment === 'negative';
  const isSelected = selected?.kind === 'link' && selected.link === index;
  const isHovered = hovered?.kind === 'link' && hovered.link === index;
  const isCrowd = scene.graph.nodes.length > crowdSize;
  const fineness = scene.graph.isByDepartment ? 0.36 : 0.5;
  const scale = isCrowd ? Math.min(1.5, fineness * symbolScale(scene)) : 1;
  const width = Math.max(isCrowd ? 0.75 : 1, link.width * scale);
  const stroke = {
    width: isSelected || isHovered ? width + 1 : width,
    dash: isNegative ? negativeDash : [],
  };
  if (isSelected) return { ...stroke, colour: palette.accent, alpha: 1 };
  if (isNegative) {
    const isPointedAt = isHovered || touches(selected, link) || touches(hovered, link);
    return { ...stroke, colour: palette.sentiment.negative, alpha: isPointedAt ? 1 : 0.85 };
  }
  if (touches(selected, link)) return { ...stroke, colour: palette.accent, alpha: 0.8 };
  if (isHovered || touches(hovered, link)) return { ...stroke, colour: palette.link, alpha: 0.8 };
  return { ...stroke, colour: palette.link, alpha: isCrowd ? 0.3 : 0.42 };
}
