import type { Palette } from '../scene/palette.ts';

/** Colours that say what they are. */
export const examplePalette: Palette = {
  surface: 'surface',
  ink: 'ink',
  link: 'link',
  edge: 'edge',
  accent: 'accent',
  accentSoft: 'accent-soft',
  sentiment: { positive: 'positive', neutral: 'neutral', negative: 'negative' },
  department: {
    Executive: 'executive',
    Engineering: 'engineering',
    Product: 'product',
    Design: 'design',
    Marketing: 'marketing',
    Sales: 'sales',
    HR: 'hr',
    Finance: 'finance',
    Unknown: 'unknown',
  },
  font: 'sans-serif',
};
