import { type ReactNode, useId } from 'react';
import { anchorOf } from './settings-groups.ts';

type SettingsRowProps = {
  title: string;
  note: string;
  /** The section list scrolls to it by this name. */
  anchor: string;
  /** Below the note. */
  aside?: ReactNode;
  children: ReactNode;
};

export function SettingsRow({ title, note, anchor, aside, children }: SettingsRowProps) {
  const id = useId();
  return (
    <section
      id={anchorOf(anchor)}
      aria-labelledby={id}
      className="grid scroll-mt-4 gap-x-10 gap-y-3 border-line-2 border-t pt-4 pb-7 @min-[600px]:grid-cols-[248px_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} tabIndex={-1} className="outline-none">
          {title}
        </h2>
        <p className="mt-1 max-w-60 text-pretty text-12 text-ink-3 max-md:max-w-none">{note}</p>
        {aside}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
