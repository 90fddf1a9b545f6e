import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

/** Appears after 200 ms to avoid flicker. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={cn('block animate-appear rounded-inner bg-skeleton', className)} />;
}

type LoadingProps = { label: string } & (
  | { children: ReactNode; block?: never }
  /** Classes of a single skeleton. */
  | { block: string; children?: never }
);

/** Announces `label` to screen readers while its skeletons are shown. */
export function Loading({ label, block, children }: LoadingProps) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden>{block ? <Skeleton className={block} /> : children}</div>
    </div>
  );
}
