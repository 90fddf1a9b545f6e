import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

/** One shape of what is to come. Appears after 200 ms, so that quick answers do not flicker. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={cn('block animate-appear rounded-inner bg-skeleton', className)} />;
}

/** The true shape of what is loading for the eye, the specified words for the ear. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden>{children}</div>
    </div>
  );
}
