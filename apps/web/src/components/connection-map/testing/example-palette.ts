import { mapDepartments } from '../scene/map-departments.ts';
import type { Palette } from '../scene/palette.ts';

/** Each colour is named after its use. */
export const examplePalette: Palette = {
  surface: 'surface',
  ink: 'ink',
  link: 'link',
  edge: 'edge',
  accent: 'accent',
  accentSoft: 'accent-soft',
  sunken: 'sunken',
  faintEdge: 'faint-edge',
  quietInk: 'quiet-ink',
  sentiment: ['none', 'positive', 'neutral', 'negative'],
  department: mapDepartments.map((department) => department.toLowerCase()),
  font: 'sans-serif',
};
