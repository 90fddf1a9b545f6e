import type { ComponentProps, ReactNode } from 'react';
import { ErrorReference } from '@/components/ui/error-reference.tsx';
import { cn } from '@/lib/cn.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';

type ChoiceCardProps = Omit<ComponentProps<'li'>, 'about' | 'className' | 'tabIndex'> & {
  isCurrent: boolean;
  isBusy: boolean;
  /** Why the last choice was not saved. */
  error: Error | null;
  /** What the choice is about, beside the choices. */
  about: ReactNode;
};

/** An item of a list of choices, which has keys of its own while it is the current one. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { isCurrent, isBusy, error, about, children, ...item } = props;
  return (
    <li
      {...item}
      // Focusable by script, so that the keys of the card work.
      tabIndex={-1}
      aria-busy={isBusy || undefined}
      className={cn(
        'grid rounded-control border border-line-2 bg-surface outline-none lg:grid-cols-[340px_minmax(0,1fr)]',
        isCurrent && 'border-accent inset-ring inset-ring-accent',
      )}
    >
      {about}
      <div className="grid min-w-0 content-between px-4 pt-1.5 pb-2.5">
        {children}
        {error && (
          <div role="alert" className="pt-2 text-12 text-neg">
            {refusalSentence(error, 'The choice could not be saved. Please try again.')}
            <ErrorReference error={error} />
          </div>
        )}
      </div>
    </li>
  );
}
