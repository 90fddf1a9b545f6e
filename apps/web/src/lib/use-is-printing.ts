import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

const startsAndEnds = { beforeprint: true, afterprint: false };

function subscribe(onChange: () => void): () => void {
  const stops = Object.entries(startsAndEnds).map(([event, value]) => {
    const note = () => {
      isPrinting = value;
      // The browser captures the page after the event.
      flushSync(onChange);
    };
    window.addEventListener(event, note);
    return () => window.removeEventListener(event, note);
  });
  return () => {
    for (const stop of stops) stop();
  };
}

/** Collapsed content must be printed. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}
