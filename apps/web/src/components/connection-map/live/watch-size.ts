import type { Size } from '../scene/geometry.ts';

/** Calls back with the size of an element whenever it, or the screen's pixel ratio, changes. */
export function watchSize(element: Element, onChange: (size: Size) => void): () => void {
  const report = () => onChange({ width: element.clientWidth, height: element.clientHeight });
  const observer = new ResizeObserver(report);
  observer.observe(element);
  const stopRatio = watchPixelRatio(report);
  report();
  return () => {
    observer.disconnect();
    stopRatio();
  };
}

/** A media query names one ratio, so each change needs a new one. */
function watchPixelRatio(onChange: () => void): () => void {
  let stop = new AbortController();
  function listen() {
    stop = new AbortController();
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        onChange();
        listen();
      },
      { once: true, signal: stop.signal },
    );
  }
  listen();
  return () => stop.abort();
}
