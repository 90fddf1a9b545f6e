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
  /** By sentiment code; the first is none. */
  sentiment: readonly string[];
  /** By department code; the last is unknown. */
  department: readonly string[];
  font: string;
};

/** 12 px at every zoom. */
export function labelFont(palette: Palette, strong: boolean): string {
  return `${strong ? 680 : 500} 12px ${palette.font}`;
}
