import { clamp } from '../rules.ts';
import type { Point } from '../scene/geometry.ts';
import { pointIn } from './gesture-target.ts';

const zoomPerPixel = 0.004;
const pixelsPerLine = 16;
/** One notch of a coarse wheel zooms by at most this power of e. */
const largestStep = 0.3;

/**
 * Zooms with ctrl or cmd, or after a click into the map until the pointer leaves it; otherwise the wheel scrolls the
 * page. A trackpad's pinch arrives as a wheel with ctrl.
 */
export function listenToWheel(
  canvas: HTMLCanvasElement,
  zoom: (at: Point, factor: number) => void,
): () => void {
  const stop = new AbortController();
  let isEngaged = false;

  function wheel(event: WheelEvent) {
    if (!event.ctrlKey && !event.metaKey && !isEngaged) return;
    event.preventDefault();
    const pixels =
      event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * pixelsPerLine;
    const step = clamp(-pixels * zoomPerPixel, -largestStep, largestStep);
    zoom(pointIn(canvas, event), Math.exp(step));
  }

  const engage = (isInside: boolean) => () => {
    isEngaged = isInside;
  };
  canvas.addEventListener('wheel', wheel, { signal: stop.signal, passive: false });
  canvas.addEventListener('click', engage(true), { signal: stop.signal });
  canvas.addEventListener('pointerleave', engage(false), { signal: stop.signal });
  return () => stop.abort();
}
