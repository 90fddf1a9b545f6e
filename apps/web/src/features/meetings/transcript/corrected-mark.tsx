import type { CorrectionRecord } from '@rapport/contract';
import { useState } from 'react';
import { tooltip } from '@/components/ui/tooltip.ts';
import { shortMoment } from '@/lib/format-day.ts';

type CorrectedMarkProps = { read: string; correction: CorrectionRecord | undefined };

/** Stands after corrected words, and tells what was read. A press shows it in the text, also without a pointer. */
export function CorrectedMark({ read, correction }: CorrectedMarkProps) {
  const [isOpen, setIsOpen] = useState(false);
  const who = correction ? ` by ${correction.by}, ${shortMoment(correction.at)}` : '';
  const words = `Corrected${who}. As read: ‘${read}’`;
  return (
    <>
      {' '}
      <button
        type="button"
        aria-label={words}
        aria-expanded={isOpen}
        {...tooltip(words, 'top')}
        className="cursor-default rounded-inner text-12 text-ink-3 underline decoration-dotted underline-offset-3 hover:text-accent print:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        {correction?.undoneAt ? 'undone' : 'corrected'}
      </button>
      {isOpen && <span className="text-12 text-ink-3"> {words}</span>}
    </>
  );
}
