import type { Confirmed } from '@rapport/contract';
import { BadgeCheck } from 'lucide-react';
import { confirmedWords } from './confirmed-words.ts';

/** Says who confirmed the meeting, and when. */
export function Seal({ confirmed }: { confirmed: Confirmed }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-12 text-ink-2 wrap-anywhere">
      <BadgeCheck aria-hidden className="size-4 shrink-0 text-ink" />
      {confirmedWords(confirmed)}
    </span>
  );
}
