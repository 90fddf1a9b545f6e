import { loadAnswers } from '../scene/load-answers.ts';
import type { GestureTarget } from './gesture-target.ts';
import { listenToPointer } from './pointer-gestures.ts';
import { listenToWheel } from './wheel-zoom.ts';

/** Turns the events of mouse, pen, fingers and wheel into what they mean. Returns how to stop. */
export function listenToGestures(canvas: HTMLCanvasElement, target: GestureTarget): () => void {
  const stopPointer = listenToPointer(canvas, target);
  const stopFingers = listenToFingers(canvas, target);
  const stopWheel = listenToWheel(canvas, target.zoom);
  return () => {
    stopPointer();
    stopFingers();
    stopWheel();
  };
}

/** What fingers mean is loaded where there is a screen to put them on. */
function listenToFingers(canvas: HTMLCanvasElement, target: GestureTarget): () => void {
  let stop = () => {};
  let isOver = false;
  if (navigator.maxTouchPoints > 0) {
    loadAnswers().catch(() => {});
    import('./touch-gestures.ts').then(
      ({ listenToTouches }) => {
        if (!isOver) stop = listenToTouches(canvas, target);
      },
      // Fingers still scroll the page.
      () => {},
    );
  }
  return () => {
    isOver = true;
    stop();
  };
}
