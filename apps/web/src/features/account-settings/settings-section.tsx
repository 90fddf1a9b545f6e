import { type ReactNode, useId } from 'react';

type SettingsSectionProps = { title: string; caption?: ReactNode; children: ReactNode };

/** Each section is saved on its own. */
export function SettingsSection({ title, caption, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-[168px_minmax(0,1fr)] gap-x-6 gap-y-3 border-line border-t px-6 pt-4 pb-5 max-md:grid-cols-1 max-md:px-4"
    >
      <div>
        <h3 id={titleId}>{title}</h3>
        {caption && <p className="mt-0.5 text-12 text-ink-3 wrap-anywhere">{caption}</p>}
      </div>
      {children}
    </section>
  );
}
