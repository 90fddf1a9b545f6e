import type { ReactNode } from 'react';
import { FigureHead } from '@/components/ui/figure-head.tsx';

type PartProps = { title: string; caption: string; children: ReactNode };

export function Part({ title, caption, children }: PartProps) {
  return (
    <section aria-label={title} className="grid content-start gap-3">
      <FigureHead title={title} caption={caption} />
      {children}
    </section>
  );
}

export function Samples({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div>
      {label && <p className="mb-1.5 text-12 text-ink-3">{label}</p>}
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}
