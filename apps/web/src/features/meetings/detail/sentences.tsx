import type { Outcome } from '@rapport/contract';
import { Plus, X } from 'lucide-react';
import { EvidenceLinks } from '../transcript/evidence-links.tsx';
import type { Origin } from '../transcript/place.ts';

type SentencesProps = {
  sentences: readonly Outcome[];
  label: string;
  kind: Extract<Origin['kind'], 'in-short' | 'decision' | 'question'>;
  none?: string;
  onAction?: ((sentence: string) => void) | undefined;
  onRemove?: ((sentence: Outcome) => void) | undefined;
};

const buttonClass = 'flex min-h-6 items-center gap-1 text-12 hover:underline print:hidden';

/** Quotations with links to their turns, and entries added by hand. */
export function Sentences({ sentences, label, kind, none, onAction, onRemove }: SentencesProps) {
  if (sentences.length === 0) return <p className="text-ink-2">{none}</p>;
  return (
    <ul aria-label={label}>
      {sentences.map((sentence, index) => {
        const { text, evidence, isAdded } = sentence;
        const elementId = `${kind}-${index}`;
        // In short names the speaker before the quotation.
        const isQuoted = !isAdded && kind !== 'in-short';
        return (
          <li
            key={`${evidence[0]?.turn} ${text}`}
            id={elementId}
            tabIndex={-1}
            className="border-line border-t py-2.5 outline-none first:border-t-0 first:pt-0 focus-visible:outline-2"
          >
            <span className="max-w-[74ch] text-pretty wrap-anywhere">
              {isQuoted ? `“${text}”` : text}
            </span>
            {isAdded && <span className="block text-12 text-ink-3">Added by hand</span>}
            <span className="mt-0.5 flex flex-wrap gap-x-4">
              <EvidenceLinks evidence={evidence} origin={{ kind, elementId }} className="mt-0" />
              {onAction && (
                <button
                  type="button"
                  aria-label={`Make it an action: ${text}`}
                  className={`${buttonClass} text-accent`}
                  onClick={() => onAction(text)}
                >
                  <Plus aria-hidden className="size-3" />
                  Make it an action
                </button>
              )}
              {onRemove && (
                <button
                  type="button"
                  aria-label={`Remove: ${text}`}
                  className={`${buttonClass} text-ink-3 hover:text-ink`}
                  onClick={() => onRemove(sentence)}
                >
                  <X aria-hidden className="size-3" />
                  Remove
                </button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
