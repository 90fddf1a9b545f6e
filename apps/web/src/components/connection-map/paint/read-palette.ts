import { mapDepartments } from '../scene/map-departments.ts';
import type { Palette } from '../scene/palette.ts';

/** Reads the tokens that hold at `element`: once for each theme, not for each picture. */
export function readPalette(element: Element): Palette {
  // A token names a light and a dark colour; which of them holds, only something coloured tells.
  const probe = document.createElement('span');
  element.append(probe);
  const token = (name: string) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const palette = {
    surface: token('surface'),
    ink: token('ink'),
    link: token('link'),
    edge: token('line-control'),
    accent: token('accent'),
    accentSoft: token('accent-soft'),
    sentiment: [token('link'), token('pos-mark'), token('neu-mark'), token('neg-mark')],
    department: mapDepartments.map((department) => token(`dept-${department.toLowerCase()}`)),
    font: getComputedStyle(probe).fontFamily,
  };
  probe.remove();
  return palette;
}

/** Calls back before the page goes on paper, which has colours of its own, and after it. Returns how to stop. */
export function watchPrint(onChange: (isPrint: boolean) => void): () => void {
  const print = matchMedia('print');
  const change = () => onChange(print.matches);
  print.addEventListener('change', change);
  return () => print.removeEventListener('change', change);
}

/** Calls back when the theme, chosen or the system's, may have changed. Returns how to stop. */
export function watchTheme(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(onChange);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', onChange);
  return () => {
    chosen.disconnect();
    system.removeEventListener('change', onChange);
  };
}
