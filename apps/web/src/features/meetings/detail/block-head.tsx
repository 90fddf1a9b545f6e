import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

type BlockHeadProps = {
  id: string;
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  /** The list stands between the title and the buttons, where there is room. */
  isInLine?: boolean;
};

/** The head of a list in the first block of a meeting. */
export function BlockHead({ id, title, note, actions, isInLine = false }: BlockHeadProps) {
  return (
    <div
      className={cn(
        'flex min-h-7 items-center gap-2 max-md:min-h-11',
        isInLine && '@min-[860px]:contents',
      )}
    >
      <div className="flex min-h-7 items-center gap-2">
        <h3 id={id} className="whitespace-nowrap">
          {title}
        </h3>
        {note !== undefined && <span className="flex items-center gap-0.5 text-ink-3">{note}</span>}
      </div>
      {actions && (
        <span className={cn('-mr-2.5 ml-auto', isInLine && '@min-[860px]:order-1')}>{actions}</span>
      )}
    </div>
  );
}

/** Stands for a list in which nothing is sure. */
export const noneSure = 'None that Rapport is sure of';
