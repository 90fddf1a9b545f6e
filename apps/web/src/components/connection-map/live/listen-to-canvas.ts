import type { Wish } from './interact-with.ts';

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

/** Hands all that a mouse or pen does to what answers it, and says at once what the browser does not wait for. */
export function listenToCanvas(
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
  use: (wish: Wish) => void,
): void {
  // Not passive, since a gesture that is the map's must not scroll the page.
  const options = { signal, passive: false };
  const listen = <Kind extends GestureKind>(kind: Kind) =>
    canvas.addEventListener(kind, (event) => use(({ gestures }) => gestures[kind](event)), options);
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
