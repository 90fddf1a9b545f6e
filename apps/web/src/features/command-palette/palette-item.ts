import type { LucideIcon } from 'lucide-react';

/** One row: it leads to a page or does something. */
export type PaletteItem = {
  id: string;
  label: string;
  /** Quietly at the right: a date, a job, what is current. */
  hint?: string | undefined;
  icon: LucideIcon | 'person';
} & ({ path: string; run?: never } | { run: () => void; path?: never });

export type PaletteGroup = { heading: string; items: PaletteItem[] };
