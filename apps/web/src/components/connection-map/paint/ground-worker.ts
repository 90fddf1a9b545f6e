import { drawGround } from '../scene/draw-ground.ts';
import type { Positions } from '../scene/geometry.ts';
import type { DrawnShapes } from '../scene/graph-shapes.ts';
import { regionPen } from '../scene/region-pen.ts';
import type { GroundOrder, PaintedGround } from './ground-messages.ts';
import { NodeStamps } from './node-stamps.ts';

/** Worker that paints backgrounds. */

const canvas = new OffscreenCanvas(1, 1);
const context = canvas.getContext('2d');
let shapes: DrawnShapes | null = null;
let positions: Positions | null = null;
let stamps: { stamps: NodeStamps; key: string } | null = null;

addEventListener('message', ({ data }: MessageEvent<GroundOrder>) => {
  const start = performance.now();
  shapes = data.shapes ?? shapes;
  positions = data.positions ?? positions;
  if (!context || !shapes || !positions) return;
  const { ground, palette, ratio, frame } = data;
  const width = Math.ceil((frame.right - frame.left) * ratio);
  const height = Math.ceil((frame.bottom - frame.top) * ratio);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const key = JSON.stringify([ratio, palette]);
  if (stamps?.key !== key) stamps = { stamps: new NodeStamps(palette, ratio), key };
  context.setTransform(ratio, 0, 0, ratio, -frame.left * ratio, -frame.top * ratio);
  context.clearRect(frame.left, frame.top, width / ratio, height / ratio);
  const plan = shapes.regions && { pen: regionPen };
  const picture = { ...ground, graph: { shapes, plan }, positions };
  drawGround(context, picture, palette, frame, stamps.stamps.penFor(context));
  const bitmap = canvas.transferToImageBitmap();
  const answer: PaintedGround = { bitmap, paintMs: performance.now() - start };
  postMessage(answer, { transfer: [bitmap] });
});
