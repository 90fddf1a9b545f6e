import type { ReactNode } from 'react';

type BlockHeadProps = { id: string; title: string; note?: ReactNode; actions?: ReactNode };

/** The head of a list in the first block of a meeting. */
export function BlockHead({ id, title, note, actions }: BlockHeadProps) {
  return (
    <div className="flex min-h-7 items-center gap-2 max-md:min-h-11">
      <h3 id={id} className="whitespace-nowrap">
        {title}
      </h3>
      {note !== undefined && <span className="flex items-center gap-0.5 text-ink-3">{note}</span>}
      {actions && <span className="ml-auto">{actions}</span>}
    </div>
  );
}

/** Stands for a list in which nothing is sure. */
export const noneSure = 'None that Rapport is sure of';
