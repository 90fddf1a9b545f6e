/** Paints at most once a frame and only when asked to; nothing runs while nothing changes. */
export type FrameLoop = { request: () => void; stop: () => void };

/**
 * `paint` gets the time of the frame and answers whether another one has to follow by itself; `onCost` hears how long
 * the page's thread was busy with each, what the browser did after `paint` included.
 */
export function createFrameLoop(
  paint: (now: number) => boolean,
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
    if (paint(now)) request();
    // A task of its own comes when the browser has brought the frame to the screen.
    setTimeout(() => {
      if (!isStopped) onCost(performance.now() - start);
    });
  }

  return {
    request,
    stop() {
      isStopped = true;
      if (frame !== null) cancelAnimationFrame(frame);
      frame = null;
    },
  };
}
