export type Palette = {
  surface: string;
  ink: string;
  link: string;
  edge: string;
  accent: string;
  accentSoft: string;
  sunken: string;
  faintEdge: string;
  quietInk: string;
  /** By sentiment code; the first entry is for no sentiment. */
  sentiment: readonly string[];
  /** By department code; the last entry is for an unknown department. */
  department: readonly string[];
  font: string;
};

/** Labels have 12 px at every zoom. */
export function labelFont(palette: Palette, strong: boolean): string {
  return `${strong ? 680 : 500} 12px ${palette.font}`;
}
