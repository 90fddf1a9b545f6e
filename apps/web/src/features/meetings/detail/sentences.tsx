import { type Outcome, type Worded, wordedTitleOf } from '@rapport/contract';
import { Plus, X } from 'lucide-react';
import { cn } from '@/lib/cn.ts';
import { EvidenceLinks } from '../transcript/evidence-links.tsx';
import type { Origin } from '../transcript/place.ts';

type SentencesProps = {
  sentences: readonly Outcome[];
  label: string;
  kind: Extract<Origin['kind'], 'decision' | 'question'>;
  worded?: Worded | undefined;
  none: string;
  onAction?: ((sentence: string) => void) | undefined;
  onRemove?: ((sentence: Outcome) => void) | undefined;
};

const buttonClass = 'flex min-h-6 items-center gap-1 text-12 hover:underline print:hidden';

/** Decisions or open questions: quotations with links to their turns, and entries added by hand. */
export function Sentences(props: SentencesProps) {
  const { sentences, label, kind, worded, none, onAction, onRemove } = props;
  const isInLine = kind === 'question';
  if (sentences.length === 0)
    return (
      <p className={cn('pt-1 pb-2.5 text-ink-2', !isInLine && 'border-line border-b')}>{none}</p>
    );
  return (
    <ul aria-label={label}>
      {sentences.map((sentence, index) => {
        const { text, evidence, isAdded, isCorrected } = sentence;
        const elementId = `${kind}-${index}`;
        const isQuoted = !isAdded && !isCorrected;
        const title = isQuoted ? wordedTitleOf(worded, evidence[0]) : undefined;
        return (
          <li
            key={`${evidence[0]?.turn} ${text}`}
            id={elementId}
            tabIndex={-1}
            className={cn(
              'border-line py-2.5 outline-none first:pt-1 focus-visible:outline-2',
              isInLine ? 'flex flex-wrap items-baseline gap-x-4 not-first:border-t' : 'border-b',
            )}
          >
            {title && <span className="block font-strong text-pretty wrap-anywhere">{title}</span>}
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
