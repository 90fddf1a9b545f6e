import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

const startsAndEnds = { beforeprint: true, afterprint: false };

function subscribe(onChange: () => void): () => void {
  const stops = Object.entries(startsAndEnds).map(([event, value]) => {
    const note = () => {
      isPrinting = value;
      // The browser takes its picture as soon as the event is over.
      flushSync(onChange);
    };
    window.addEventListener(event, note);
    return () => window.removeEventListener(event, note);
  });
  return () => {
    for (const stop of stops) stop();
  };
}

/** While the browser takes the page to paper: what is folded on the screen has to be in it. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}
