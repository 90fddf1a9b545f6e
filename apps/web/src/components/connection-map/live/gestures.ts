import type { Gestures, GestureTarget } from './gesture-target.ts';
import { pointerGestures } from './pointer-gestures.ts';
import { wheelZoom } from './wheel-zoom.ts';

export function createGestures(canvas: HTMLCanvasElement, target: GestureTarget): Gestures {
  const pointer = pointerGestures(canvas, target);
  const wheel = wheelZoom(canvas, target);
  return {
    ...pointer,
    ...wheel,
    pointerleave(event) {
      target.hover(null);
      wheel.pointerleave(event);
    },
  };
}
