import type { SaidSentence } from '@rapport/contract';
import type { LucideIcon } from 'lucide-react';

/** A row that opens a page or runs an action. */
export type PaletteItem = {
  id: string;
  label: string;
  /** Secondary text, such as a date or a job title. */
  hint?: string | undefined;
  /**
   * Set for a sentence of a meeting: its parts form the label, and `place` says where it was said.
   */
  parts?: SaidSentence['parts'];
  place?: string;
  icon: LucideIcon | 'person';
} & ({ path: string; run?: never } | { run: () => void; path?: never });

/** `items` are the shown ones of `total` matches. */
export type PaletteResult = { items: PaletteItem[]; total: number };

export type PaletteGroup = PaletteResult & { heading: string };
