import { vi } from 'vitest';
import type { RecordingContext } from './recording-context.ts';

export type Place = { x: number; y: number };

/** A canvas of 800 by 280 px. */
export function showCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.defineProperty(canvas, 'clientWidth', { get: () => 800 });
  Object.defineProperty(canvas, 'clientHeight', { get: () => 280 });
  document.body.append(canvas);
  return canvas;
}

/** Runs (faked) frames until none is requested. Returns their number. */
export function runFrames(): number {
  let frames = 0;
  while (vi.getTimerCount() > 0) {
    vi.advanceTimersToNextFrame();
    frames += 1;
  }
  return frames;
}

/** The place of the first disc in the colour of a department. */
export function paintedPlace({ fills }: RecordingContext, department: string): Place {
  const [disc] = fills.find(({ colour }) => colour === `var(--dept-${department})`)?.circles ?? [];
  if (!disc) throw new Error(`nobody of ${department} is painted`);
  return { x: disc.x, y: disc.y };
}

export function point(canvas: HTMLCanvasElement, type: string, { x, y }: Place): void {
  canvas.dispatchEvent(
    new PointerEvent(type, {
      clientX: x,
      clientY: y,
      pointerId: 1,
      pointerType: 'mouse',
      button: 0,
    }),
  );
}
