import { clamp } from '../rules.ts';
import { type Gestures, type GestureTarget, pointIn } from './gesture-target.ts';

const zoomPerPixel = 0.004;
const pixelsPerLine = 16;
/** One notch of a coarse wheel zooms by at most this power of e. */
const largestStep = 0.3;

/**
 * Zooms with ctrl or cmd, or after a click into the map until the pointer leaves it; otherwise the wheel scrolls the
 * page. A trackpad's pinch arrives as a wheel with ctrl.
 */
export function wheelZoom(
  canvas: HTMLCanvasElement,
  target: GestureTarget,
): Pick<Gestures, 'wheel' | 'click' | 'pointerleave'> {
  let isEngaged = false;
  return {
    wheel(event) {
      if (!event.ctrlKey && !event.metaKey && !isEngaged) return;
      event.preventDefault();
      const pixels =
        event.deltaMode === WheelEvent.DOM_DELTA_PIXEL
          ? event.deltaY
          : event.deltaY * pixelsPerLine;
      const step = clamp(-pixels * zoomPerPixel, -largestStep, largestStep);
      target.zoom(pointIn(canvas, event), Math.exp(step));
    },
    click() {
      isEngaged = true;
    },
    pointerleave() {
      isEngaged = false;
    },
  };
}
