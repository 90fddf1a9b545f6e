const latestMs = 1000;

/**
 * Calls back once the page has drawn what it has, so that what is not seen takes no time from what
 * is; after a second at the latest. Returns how to stop.
 */
export function whenIdle(callback: () => void): () => void {
  // Safari does not say when it is idle.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: latestMs });
  return () => cancelIdleCallback(handle);
}
