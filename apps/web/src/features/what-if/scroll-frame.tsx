import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

type ScrollFrameProps = { label: string; className?: string; children: ReactNode };

/** Scrolls content larger than its frame: by touch, wheel and arrow keys. */
export function ScrollFrame({ label, className, children }: ScrollFrameProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
      tabIndex={0}
      className={cn('overflow-auto rounded-control border border-line-2 bg-surface', className)}
    >
      {children}
    </section>
  );
}
