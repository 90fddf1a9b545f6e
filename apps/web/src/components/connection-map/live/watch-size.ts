import type { Size } from '../scene/geometry.ts';

/** Reports the size now and whenever the size or the pixel ratio changes. */
export function watchSize(
  element: Element,
  signal: AbortSignal,
  onChange: (size: Size) => void,
): void {
  let told = '';
  const report = () => {
    const { clientWidth: width, clientHeight: height } = element;
    // The observer's first call repeats the known size.
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

/** A media query matches only one ratio, so it is renewed after each change. */
function watchPixelRatio(signal: AbortSignal, onChange: () => void): void {
  const change = () => {
    onChange();
    watchPixelRatio(signal, onChange);
  };
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  query.addEventListener('change', change, { once: true, signal });
}
