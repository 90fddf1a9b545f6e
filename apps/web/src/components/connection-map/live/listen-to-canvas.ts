import type { Gestures } from './gesture-target.ts';

const gestureKinds = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'pointerleave',
  'click',
  'wheel',
] as const;

export type GestureKind = (typeof gestureKinds)[number];

export function listenToCanvas(
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
  gestures: Gestures,
): void {
  // Not passive, since gestures on the map must not scroll the page.
  const options = { signal, passive: false };
  const listen = <Kind extends GestureKind>(kind: Kind) =>
    canvas.addEventListener(kind, gestures[kind], options);
  canvas.addEventListener(
    'pointerdown',
    ({ pointerId }) => canvas.setPointerCapture(pointerId),
    options,
  );
  canvas.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || event.metaKey) event.preventDefault();
    },
    options,
  );
  gestureKinds.forEach(listen);
}
