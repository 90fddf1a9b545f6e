import type { ReactNode } from 'react';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { cn } from '@/lib/cn.ts';

type PartProps = { title: string; caption: string; className?: string; children: ReactNode };

export function Part({ title, caption, className, children }: PartProps) {
  return (
    <section aria-label={title} className={cn('grid content-start gap-3', className)}>
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
