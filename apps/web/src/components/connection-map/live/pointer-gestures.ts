import type { Point } from '../scene/geometry.ts';
import { pointerTolerance } from '../scene/tolerance.ts';
import { type Gestures, type GestureTarget, pointIn } from './gesture-target.ts';

/** Pixels; a shorter press is a click. */
const dragStartPx = 4;

type Press = { id: number; start: Point; last: Point; node: number | null; isDrag: boolean };

/**
 * Mouse and pen: a drag moves a node or pans. Panning starts at the first pixel and is reverted by
 * a click.
 */
export function pointerGestures(
  canvas: HTMLCanvasElement,
  target: GestureTarget,
): Pick<Gestures, 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel'> {
  let press: Press | null = null;

  return {
    pointerdown(event) {
      if (event.pointerType === 'touch' || event.button !== 0) return;
      const point = pointIn(canvas, event);
      const node = target.nodeAt(point, pointerTolerance.mouse);
      press = { id: event.pointerId, start: point, last: point, node, isDrag: false };
      if (node === null) target.grab();
    },

    pointermove(event) {
      if (event.pointerType === 'touch') return;
      const point = pointIn(canvas, event);
      if (!press) return target.hover(point);
      const { start, last, node } = press;
      const isDrag =
        press.isDrag || Math.hypot(point.x - start.x, point.y - start.y) >= dragStartPx;
      press = { ...press, isDrag, last: point };
      if (node === null) target.pan(point.x - last.x, point.y - last.y);
      else if (isDrag) target.moveNode(node, point);
    },

    pointerup(event) {
      const ended = end(event);
      if (!ended || ended.isDrag) return;
      target.tap(pointIn(canvas, event), pointerTolerance.mouse);
    },

    pointercancel: end,
  };

  function end({ pointerId }: PointerEvent): Press | null {
    const ended = press;
    if (ended?.id !== pointerId) return null;
    press = null;
    if (ended.node === null && !ended.isDrag) target.putBack();
    if (ended.node !== null && ended.isDrag) target.dropNode(ended.node);
    return ended;
  }
}
