import { type ReactNode, useId } from 'react';

type SettingsRowProps = { title: string; note: string; children: ReactNode };

export function SettingsRow({ title, note, children }: SettingsRowProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-3 border-line-2 border-t pt-4 pb-6 @min-[720px]:grid-cols-[280px_minmax(0,560px)]"
    >
      <div>
        <h2 id={id}>{title}</h2>
        <p className="mt-1 max-w-[32ch] text-12 text-ink-3 max-md:max-w-none">{note}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
