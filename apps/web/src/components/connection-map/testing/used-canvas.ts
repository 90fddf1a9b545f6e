import { vi } from 'vitest';
import type { RecordingContext } from './recording-context.ts';

export type Place = { x: number; y: number };

/** A canvas on the page, 800 by 280. */
export function showCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.defineProperty(canvas, 'clientWidth', { get: () => 800 });
  Object.defineProperty(canvas, 'clientHeight', { get: () => 280 });
  document.body.append(canvas);
  return canvas;
}

/** Runs frames, which have to be faked, until none is asked for any more; answers how many there were. */
export function runFrames(): number {
  let frames = 0;
  while (vi.getTimerCount() > 0) {
    vi.advanceTimersToNextFrame();
    frames += 1;
  }
  return frames;
}

/** Where a person is painted, found by the colour of the department. */
export function paintedPlace({ fills }: RecordingContext, department: string): Place {
  const [disc] = fills.find(({ colour }) => colour === `var(--dept-${department})`)?.circles ?? [];
  if (!disc) throw new Error(`nobody of ${department} is painted`);
  return { x: disc.x, y: disc.y };
}

/** What a mouse does to a canvas. */
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
