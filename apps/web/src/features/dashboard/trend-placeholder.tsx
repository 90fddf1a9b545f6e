import type { ReactNode } from 'react';
import { FigureHead } from '@/components/ui/figure-head.tsx';

type TrendPlaceholderProps = { title: string; children: ReactNode };

export function TrendPlaceholder({ title, children }: TrendPlaceholderProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <FigureHead title={title} />
      <p className="grid h-30 place-items-center rounded-control border border-line-2 border-dashed px-4 text-center text-ink-3">
        {children}
      </p>
    </section>
  );
}
