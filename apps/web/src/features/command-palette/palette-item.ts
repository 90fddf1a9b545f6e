import type { LucideIcon } from 'lucide-react';

/** One row: it leads to a page or does something. */
export type PaletteItem = {
  id: string;
  label: string;
  /** Quietly at the right: a date, a job, what is current. */
  hint?: string | undefined;
  icon: LucideIcon | 'person';
} & ({ path: string; run?: never } | { run: () => void; path?: never });

/** `total` of them match, of which `items` are shown. */
export type PaletteResult = { items: PaletteItem[]; total: number };

export type PaletteGroup = PaletteResult & { heading: string };
