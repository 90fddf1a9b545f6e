/** Paints at most once a frame and only when asked to; nothing runs while nothing changes. */
export type FrameLoop = { request: () => void; stop: () => void };

/** `paint` answers whether another frame has to follow by itself. */
export function createFrameLoop(paint: () => boolean): FrameLoop {
  let frame: number | null = null;
  let isStopped = false;

  function request() {
    if (frame !== null || isStopped) return;
    frame = requestAnimationFrame(() => {
      frame = null;
      if (paint()) request();
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
