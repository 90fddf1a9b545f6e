/** Paints at most once a frame and only when asked to; nothing runs while nothing changes. */
export type FrameLoop = {
  request: () => void;
  /** Paints at once, in place of the frame that was asked for. */
  paintNow: () => void;
  stop: () => void;
};

/**
 * `paint` gets the time of the frame; `onCost` hears how long the page's thread was busy with each, what the browser did
 * after `paint` included.
 */
export function createFrameLoop(
  paint: (now: number) => void,
  onCost: (ms: number) => void,
): FrameLoop {
  let frame: number | null = null;
  let isStopped = false;

  function request() {
    if (frame !== null || isStopped) return;
    frame = requestAnimationFrame(run);
  }

  function run(now: number) {
    frame = null;
    const start = performance.now();
    paint(now);
    // A task of its own comes when the browser has brought the frame to the screen.
    setTimeout(() => {
      if (!isStopped) onCost(performance.now() - start);
    });
  }

  function cancel() {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
  }

  return {
    request,
    paintNow() {
      if (isStopped) return;
      cancel();
      paint(performance.now());
    },
    stop() {
      isStopped = true;
      cancel();
    },
  };
}
