/** Paints at most once a frame and only when asked to; nothing runs while nothing changes. */
export type FrameLoop = {
  request: () => void;
  /** Paints at once, in place of the frame that was asked for. */
  paintNow: () => void;
};

/**
 * `paint` gets the time of the frame; `onCost` hears how long the page's thread was busy with each, what the browser did
 * after `paint` included.
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
    // A task of its own comes when the browser has brought the frame to the screen.
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
