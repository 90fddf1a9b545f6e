import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

const startsAndEnds = { beforeprint: true, afterprint: false };

function subscribe(onChange: () => void): () => void {
  const stops = Object.entries(startsAndEnds).map(([event, value]) => {
    const note = () => {
      isPrinting = value;
      // The browser captures the page right after the event, so the change must render at once.
      flushSync(onChange);
    };
    window.addEventListener(event, note);
    return () => window.removeEventListener(event, note);
  });
  return () => {
    for (const stop of stops) stop();
  };
}

/** Whether the page is being printed, when collapsed content must be shown. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}
