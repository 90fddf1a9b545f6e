/** The colours and the typeface of one theme, in any form that a canvas reads. */
export type Palette = {
  surface: string;
  ink: string;
  link: string;
  edge: string;
  accent: string;
  accentSoft: string;
  /** By sentiment code, beginning with none. */
  sentiment: readonly string[];
  /** By department code; the last is for those whose department is unknown. */
  department: readonly string[];
  font: string;
};

/** Font of a label; 12 px at every zoom. */
export function labelFont(palette: Palette, strong: boolean): string {
  return `${strong ? 680 : 500} 12px ${palette.font}`;
}
