import type { ReactNode } from 'react';
import { ErrorLine } from '@/components/ui/field.tsx';
import type { Confirming } from './confirming-state.ts';
import { answerWords, askedText, questionWords } from './question-words.ts';

type ConfirmFootProps = { state: Confirming; problem: string | undefined; children: ReactNode };

/** The buttons, what was answered before, and what went wrong. */
export function ConfirmFoot({ state, problem, children }: ConfirmFootProps) {
  const { questions, answers, made, current } = state;
  const last = questions.find(({ id }) => id === made.at(-1));
  const is = last && answers.get(last.id)?.is;
  const before = last && is && is !== 'changed' ? answerWords(last, is) : undefined;
  const asked = current && `${questionWords(current)} “${askedText(current)}”`;
  return (
    <div className="grid min-w-0 flex-1 grid-cols-1 gap-y-2.5">
      {children}
      <p role="alert" className="empty:hidden">
        {problem && <ErrorLine>{problem}</ErrorLine>}
      </p>
      {current && (
        <p className="flex gap-4 text-12 text-ink-3">
          <span className="min-w-0 flex-1 truncate">{before && `Before: ${before}`}</span>
          {current.kind !== 'speaker' && (
            <span>{current.sure ? 'Counts already' : 'Counts once you say yes'}</span>
          )}
        </p>
      )}
      <p role="status" className="sr-only">
        {[before, asked].filter(Boolean).join('. ')}
      </p>
    </div>
  );
}
