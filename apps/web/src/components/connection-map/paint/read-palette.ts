import { mapDepartments } from '../scene/map-departments.ts';
import type { Palette } from '../scene/palette.ts';

const tokens = [
  ...['surface', 'ink', 'link', 'line-control', 'accent', 'accent-soft'],
  ...['pos-mark', 'neu-mark', 'neg-mark'],
];
const departmentTokens = mapDepartments.map((department) => `dept-${department.toLowerCase()}`);

/** Reads the tokens that hold at `element`: once for each theme, not for each picture. */
export function readPalette(element: Element): Palette {
  // A token names a light and a dark colour; which of them holds, only something coloured tells. All of them together,
  // or the browser would work out its styles once for each.
  const probes = document.createElement('span');
  for (const name of [...tokens, ...departmentTokens]) {
    const probe = document.createElement('span');
    probe.style.color = `var(--${name})`;
    probes.append(probe);
  }
  element.append(probes);
  const colours = [...probes.children].map((probe) => getComputedStyle(probe).color);
  const { fontFamily } = getComputedStyle(probes);
  probes.remove();
  const [surface = '', ink = '', link = '', edge = '', accent = '', accentSoft = ''] = colours;
  return {
    surface,
    ink,
    link,
    edge,
    accent,
    accentSoft,
    sentiment: [link, ...colours.slice(6, tokens.length)],
    department: colours.slice(tokens.length),
    font: fontFamily,
  };
}

/** Calls back before the page goes on paper, which has colours of its own, and after it. */
export function watchPrint(signal: AbortSignal, onChange: (isPrint: boolean) => void): void {
  const print = matchMedia('print');
  print.addEventListener('change', () => onChange(print.matches), { signal });
}

/** Calls back when the theme, chosen or the system's, may have changed. */
export function watchTheme(signal: AbortSignal, onChange: () => void): void {
  const chosen = new MutationObserver(onChange);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => chosen.disconnect());
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', onChange, { signal });
}
