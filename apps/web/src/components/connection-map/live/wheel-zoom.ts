import { clamp } from '../rules.ts';
import { type Gestures, type GestureTarget, pointIn } from './gesture-target.ts';

const zoomPerPixel = 0.004;
const pixelsPerLine = 16;
/** Largest zoom per wheel event, as a power of e. */
const largestStep = 0.3;

/**
 * Zooms with ctrl or cmd held (browsers report a trackpad pinch that way), or after a click until
 * the pointer leaves; otherwise the page scrolls.
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
