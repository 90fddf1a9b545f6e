import type { Feeling } from '@rapport/contract';
import { Equal, type LucideIcon, Minus, Plus } from 'lucide-react';

type Look = {
  word: string;
  cell: string;
  /** Only a feeling has a sign and colour. */
  sign?: LucideIcon;
};

/** How the cell of a person looks. */
export const feelingLooks: Record<Feeling, Look> = {
  positive: {
    word: 'positive',
    cell: 'bg-pos-bg text-pos shadow-[inset_0_-3px_var(--pos-mark)]',
    sign: Plus,
  },
  neutral: {
    word: 'neutral',
    cell: 'bg-neu-bg text-neu shadow-[inset_0_-3px_var(--neu-mark)]',
    sign: Equal,
  },
  negative: {
    word: 'negative',
    cell: 'bg-neg-bg text-neg shadow-[inset_0_-3px_var(--neg-mark)]',
    sign: Minus,
  },
  calm: { word: 'calm', cell: 'border border-line-control bg-surface text-ink-2' },
  'too-little': {
    word: 'said too little',
    cell: 'border border-line-control border-dashed text-ink-3',
  },
};
