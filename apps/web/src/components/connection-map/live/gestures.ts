import type { GestureTarget } from './gesture-target.ts';
import { listenToPointer } from './pointer-gestures.ts';
import { listenToTouches } from './touch-gestures.ts';
import { listenToWheel } from './wheel-zoom.ts';

/** Turns the events of mouse, pen, fingers and wheel into what they mean. Returns how to stop. */
export function listenToGestures(canvas: HTMLCanvasElement, target: GestureTarget): () => void {
  const stopPointer = listenToPointer(canvas, target);
  const stopTouches = listenToTouches(canvas, target);
  const stopWheel = listenToWheel(canvas, target.zoom);
  return () => {
    stopPointer();
    stopTouches();
    stopWheel();
  };
}
