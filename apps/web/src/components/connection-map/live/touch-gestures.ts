import type { Point } from '../scene/geometry.ts';
import { pointerTolerance } from '../scene/tolerance.ts';
import { type GestureTarget, pointIn } from './gesture-target.ts';

/** Milliseconds; a finger that moves earlier scrolls the page. */
const holdMs = 200;
/** Pixels; a shorter move is a tap. */
const tapMovePx = 10;

type OneFinger = { start: Point; at: number; node: number | null; state: 'down' | 'drag' | 'lost' };
type TwoFingers = { middle: Point; apart: number };

/**
 * One finger scrolls the page, taps, or drags after a long press; two pan and zoom. Not passive,
 * since gestures on the map must not scroll the page.
 */
export function listenToTouches(
  canvas: HTMLCanvasElement,
  target: GestureTarget,
  signal: AbortSignal,
): void {
  const options = { signal, passive: false };
  let one: OneFinger | null = null;
  let two: TwoFingers | null = null;

  function start(event: TouchEvent) {
    const fingers = pointsOf(canvas, event);
    const [first] = fingers;
    if (fingers.length === 1 && first) {
      const node = target.nodeAt(first, pointerTolerance.touch);
      one = { start: first, at: event.timeStamp, node, state: 'down' };
      return;
    }
    letGo();
    two = spanOf(fingers);
    if (two) event.preventDefault();
  }

  function move(event: TouchEvent) {
    const fingers = pointsOf(canvas, event);
    const [first] = fingers;
    const span = spanOf(fingers);
    if (two && span) {
      event.preventDefault();
      target.pan(span.middle.x - two.middle.x, span.middle.y - two.middle.y);
      target.zoom(span.middle, span.apart / two.apart);
      two = span;
    } else if (one && first) {
      one = { ...one, state: stateAfter(one, first, event.timeStamp) };
      if (one.state !== 'drag' || one.node === null) return;
      event.preventDefault();
      target.moveNode(one.node, first);
    }
  }

  function end(event: TouchEvent) {
    if (one?.state === 'down' && event.type === 'touchend') {
      // Prevents the mouse click after a tap.
      event.preventDefault();
      target.tap(one.start, pointerTolerance.touch);
    }
    letGo();
    two = null;
  }

  function letGo() {
    if (one?.state === 'drag' && one.node !== null) target.dropNode(one.node);
    one = null;
  }

  canvas.addEventListener('touchstart', start, options);
  canvas.addEventListener('touchmove', move, options);
  canvas.addEventListener('touchend', end, options);
  canvas.addEventListener('touchcancel', end, options);
}

function stateAfter(one: OneFinger, point: Point, now: number): OneFinger['state'] {
  if (one.state !== 'down') return one.state;
  if (one.node !== null && now - one.at >= holdMs) return 'drag';
  const moved = Math.hypot(point.x - one.start.x, point.y - one.start.y);
  return moved > tapMovePx ? 'lost' : 'down';
}

function pointsOf(canvas: HTMLCanvasElement, event: TouchEvent): Point[] {
  return [...event.touches].map((touch) => pointIn(canvas, touch));
}

function spanOf([first, second]: readonly Point[]): TwoFingers | null {
  if (!first || !second) return null;
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    apart: Math.max(1, Math.hypot(first.x - second.x, first.y - second.y)),
  };
}
