import type { Point } from '../scene/geometry.ts';
import { pointerTolerance } from '../scene/tolerance.ts';
import { type GestureTarget, pointIn } from './gesture-target.ts';

/** A press that moves less than this is a click; pixels. */
const dragStartPx = 4;

type Press = { id: number; start: Point; last: Point; node: number | null; isDrag: boolean };

/**
 * Mouse and pen: a drag on a node moves it, on the ground it pans, without movement it is a click. The ground follows
 * from the first pixel and goes back if it was a click.
 */
export function listenToPointer(canvas: HTMLCanvasElement, target: GestureTarget): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  let press: Press | null = null;

  function down(event: PointerEvent) {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    const point = pointIn(canvas, event);
    const node = target.nodeAt(point, pointerTolerance.mouse);
    press = { id: event.pointerId, start: point, last: point, node, isDrag: false };
    if (node === null) target.grab();
    canvas.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent) {
    if (event.pointerType === 'touch') return;
    const point = pointIn(canvas, event);
    if (!press) return target.hover(point);
    const { start, last, node } = press;
    const isDrag = press.isDrag || Math.hypot(point.x - start.x, point.y - start.y) >= dragStartPx;
    press = { ...press, isDrag, last: point };
    if (node === null) target.pan(point.x - last.x, point.y - last.y);
    else if (isDrag) target.moveNode(node, point);
  }

  function up(event: PointerEvent) {
    if (press?.id !== event.pointerId) return;
    const { node, isDrag } = press;
    press = null;
    if (isDrag && node !== null) target.dropNode(node);
    if (isDrag) return;
    if (node === null) target.putBack();
    target.tap(pointIn(canvas, event), pointerTolerance.mouse);
  }

  function cancel(event: PointerEvent) {
    if (press?.id !== event.pointerId) return;
    const { node, isDrag } = press;
    press = null;
    if (isDrag && node !== null) target.dropNode(node);
    if (!isDrag && node === null) target.putBack();
  }

  canvas.addEventListener('pointerdown', down, options);
  canvas.addEventListener('pointermove', move, options);
  canvas.addEventListener('pointerup', up, options);
  canvas.addEventListener('pointercancel', cancel, options);
  canvas.addEventListener('pointerleave', () => target.hover(null), options);
  return () => stop.abort();
}
