import { mapDepartments } from '../scene/map-departments.ts';
import type { Palette } from '../scene/palette.ts';

const tokens = [
  ...['surface', 'ink', 'link', 'line-control', 'accent', 'accent-soft'],
  ...['sunken', 'line-2', 'ink-2'],
];
const sentimentTokens = ['pos-mark', 'neu-mark', 'neg-mark'];
const departmentTokens = mapDepartments.map((department) => `dept-${department.toLowerCase()}`);

/** Forces a style computation: call once per theme. */
export function readPalette(element: Element): Palette {
  // Only a computed style resolves a light-dark token. Adding all probes together computes styles
  // once.
  const probes = document.createElement('span');
  for (const name of [...tokens, ...sentimentTokens, ...departmentTokens]) {
    const probe = document.createElement('span');
    probe.style.color = `var(--${name})`;
    probes.append(probe);
  }
  element.append(probes);
  const colours = [...probes.children].map((probe) => getComputedStyle(probe).color);
  const { fontFamily } = getComputedStyle(probes);
  probes.remove();
  const [surface = '', ink = '', link = '', edge = '', accent = '', accentSoft = ''] = colours;
  const [sunken = '', faintEdge = '', quietInk = ''] = colours.slice(6);
  const sentiments = colours.splice(tokens.length, sentimentTokens.length);
  return {
    surface,
    ink,
    link,
    edge,
    accent,
    accentSoft,
    sunken,
    faintEdge,
    quietInk,
    sentiment: [link, ...sentiments],
    department: colours.slice(tokens.length),
    font: fontFamily,
  };
}

export function watchPrint(signal: AbortSignal, onChange: (isPrint: boolean) => void): void {
  const print = matchMedia('print');
  print.addEventListener('change', () => onChange(print.matches), { signal });
}

/** Watches both the theme chosen here and the system's. */
export function watchTheme(signal: AbortSignal, onChange: () => void): void {
  const chosen = new MutationObserver(onChange);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => chosen.disconnect());
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', onChange, { signal });
}
