import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterStateContext, useLocation } from 'react-router';

/** A page that is still shorter after this time has changed since it was left. */
const longestWaitMs = 10_000;
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * `ScrollRestoration` scrolls once, which ends too high on a page that is still loading its data. This scrolls on as
 * the page grows, until it reaches the restored position or the user does something.
 */
export function useRestoredPosition() {
  const { key } = useLocation();
  const position = useContext(UNSAFE_DataRouterStateContext)?.restoreScrollPosition;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page can have the same position.
  useEffect(() => {
    if (typeof position !== 'number' || window.scrollY >= position) return;
    const stopped = new AbortController();
    const stop = () => stopped.abort();
    for (const gesture of gestures)
      window.addEventListener(gesture, stop, { passive: true, signal: stopped.signal });
    const timer = setTimeout(stop, longestWaitMs);
    const growth = new ResizeObserver(() => {
      window.scrollTo(0, position);
      if (window.scrollY >= position) stop();
    });
    growth.observe(document.body);
    stopped.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      growth.disconnect();
    });
    return stop;
  }, [key, position]);
}
