import type { ReactNode } from 'react';

type PageHeadProps = {
  title: ReactNode;
  /** One sentence about the purpose. */
  lead?: ReactNode;
  /** Small text below the lead that says what the figures are based on. */
  note?: ReactNode;
  /** Shown after the title. */
  badge?: ReactNode;
  /** Shown above the title. */
  back?: ReactNode;
  actions?: ReactNode;
};

export function PageHead({ title, lead, note, badge, back, actions }: PageHeadProps) {
  return (
    <header className="mb-6 max-md:mb-4">
      {back}
      <div className="flex flex-wrap items-start gap-4 max-md:flex-col max-md:gap-3">
        <div className="min-w-52 flex-1 max-md:w-full">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h1 className="wrap-anywhere">{title}</h1>
            {badge}
          </div>
          {lead && <p className="mt-0.5 max-w-[92ch] text-pretty text-ink-2">{lead}</p>}
          {note && <p className="mt-1.5 text-12 text-ink-3 text-pretty">{note}</p>}
        </div>
        {actions && (
          <div className="flex max-w-full shrink-0 flex-wrap items-center gap-2 max-md:w-full max-md:*:first:flex-1">
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}
