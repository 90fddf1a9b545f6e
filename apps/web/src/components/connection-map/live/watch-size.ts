import type { Size } from '../scene/geometry.ts';

/** Calls back with the size of an element, now and whenever it, or the screen's pixel ratio, changes. */
export function watchSize(
  element: Element,
  signal: AbortSignal,
  onChange: (size: Size) => void,
): void {
  let told = '';
  const report = () => {
    const { clientWidth: width, clientHeight: height } = element;
    // An observer begins with the size that is known already.
    const now = `${width} ${height} ${devicePixelRatio}`;
    if (now === told) return;
    told = now;
    onChange({ width, height });
  };
  const observer = new ResizeObserver(report);
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
  watchPixelRatio(signal, report);
  report();
}

/** A media query names one ratio, so each change needs a new one. */
function watchPixelRatio(signal: AbortSignal, onChange: () => void): void {
  const change = () => {
    onChange();
    watchPixelRatio(signal, onChange);
  };
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  query.addEventListener('change', change, { once: true, signal });
}
