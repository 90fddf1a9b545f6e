import type { Sentiment } from '@rapport/contract';
import type { MapDepartment } from './map-graph.ts';

/** The colours and the typeface of one theme, in any form that a canvas reads. */
export type Palette = {
  surface: string;
  ink: string;
  link: string;
  edge: string;
  accent: string;
  accentSoft: string;
  sentiment: Record<Sentiment, string>;
  department: Record<MapDepartment, string>;
  font: string;
};

/** Font of a label; 12 px at every zoom. */
export function labelFont(palette: Palette, strong: boolean): string {
  return `${strong ? 680 : 500} 12px ${palette.font}`;
}
