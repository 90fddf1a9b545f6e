import { type ReactNode, useId } from 'react';

type FactSectionProps = { title: string; children: ReactNode };

export function FactSection({ title, children }: FactSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="border-line-2 border-t pt-3">
      <h2 id={titleId} className="wrap-anywhere mb-1">
        {title}
      </h2>
      {children}
    </section>
  );
}

type Fact = {
  label: string;
  value: ReactNode;
  /** Shown instead of a missing value. */
  absent?: string;
};

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ label, value, absent = 'Not provided' }) => (
        <div
          key={label}
          className="grid grid-cols-[140px_minmax(0,1fr)] items-baseline gap-x-3 border-line py-[7px] not-last:border-b max-md:grid-cols-[112px_minmax(0,1fr)]"
        >
          <dt className="text-12 text-ink-3">{label}</dt>
          <dd className="wrap-anywhere">{value || <span className="text-ink-3">{absent}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

export function FactSections({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid grid-cols-2 gap-x-10 gap-y-6 @max-[720px]:grid-cols-1">{children}</div>
    </div>
  );
}
