import type { ReactNode } from 'react';

type FigureHeadProps = {
  title: ReactNode;
  /** Unit, period, or how to read it. */
  caption?: ReactNode;
  actions?: ReactNode;
};

/** Opens a data section with a thick rule. */
export function FigureHead({ title, caption, actions }: FigureHeadProps) {
  return (
    <div
      data-figure-head
      className="mb-3 flex break-after-avoid flex-wrap items-start gap-3 border-rule border-t-2 pt-2.5"
    >
      <div className="min-w-0 grow basis-48 max-md:basis-3/5">
        <h2>{title}</h2>
        {caption && <p className="mt-px text-12 text-ink-3">{caption}</p>}
      </div>
      {actions}
    </div>
  );
}
