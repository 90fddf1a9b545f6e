import type { Context } from './context.ts';
import { drawLinks } from './draw-links.ts';
import { drawNode, type NodeLook, nodeEdgePx } from './draw-node.ts';
import type { Box } from './geometry.ts';
import { type DrawnShapes, nodeCount } from './graph-shapes.ts';
import type { Palette } from './palette.ts';
import { type Ground, symbolScale } from './scene.ts';

/** Draws a node; can be replaced by a pen that draws cached bitmaps. */
export type NodePen = (x: number, y: number, look: NodeLook) => void;

/** Skips everything outside of `frame`. */
export function drawGround(
  context: Context,
  ground: Ground,
  palette: Palette,
  frame: Box,
  pen: NodePen = (x, y, look) => drawNode(context, x, y, look, palette, false),
): void {
  const { plan } = ground.graph;
  if (plan) plan.pen.drawRegionGround(context, ground, palette, frame);
  else drawLinks(context, ground, palette, frame);
  drawNodes(ground, frame, pen);
}

/** Nodes with most connections first, so that small nodes lie above big ones. */
function drawNodes(ground: Ground, frame: Box, pen: NodePen): void {
  const { positions, camera, dragged, view } = ground;
  const { shapes } = ground.graph;
  const scale = symbolScale(ground);
  for (let node = 0; node < nodeCount(shapes); node += 1) {
    if (node === dragged) continue;
    const x = (positions[2 * node] ?? 0) * camera.zoom + camera.x;
    const y = (positions[2 * node + 1] ?? 0) * camera.zoom + camera.y;
    const look = nodeLook(shapes, node, scale, view.showSentiment);
    const reach = look.radius + nodeEdgePx;
    if (x + reach < frame.left || x - reach > frame.right) continue;
    if (y + reach < frame.top || y - reach > frame.bottom) continue;
    pen(x, y, look);
  }
}

export function nodeLook(
  { radius, department, sentiment, regions }: DrawnShapes,
  node: number,
  scale: number,
  showSentiment: boolean,
): NodeLook {
  return {
    radius: (radius[node] ?? 0) * scale,
    department: department[node] ?? 0,
    sentiment: showSentiment ? (sentiment[node] ?? 0) : 0,
    isHollow: regions?.heard[node] === 0,
  };
}
