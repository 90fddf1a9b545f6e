/** Paints at most once per frame. */
export type FrameLoop = {
  request: () => void;
  /** Paints at once instead of in the requested frame. */
  paintNow: () => void;
};

/**
 * `onCost` gets the main thread's time per frame in milliseconds, including the browser's work
 * after `paint`.
 */
export function createFrameLoop(
  paint: (now: number) => void,
  onCost: (ms: number) => void,
  signal: AbortSignal,
): FrameLoop {
  let frame: number | null = null;

  function request() {
    if (!signal.aborted) frame ??= requestAnimationFrame(run);
  }

  function run(now: number) {
    frame = null;
    const start = performance.now();
    paint(now);
    // This task runs after the frame is committed.
    setTimeout(() => {
      if (!signal.aborted) onCost(performance.now() - start);
    });
  }

  function cancel() {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
  }

  signal.addEventListener('abort', cancel);
  return {
    request,
    paintNow() {
      cancel();
      if (!signal.aborted) paint(performance.now());
    },
  };
}
