import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

/** Appears after 200 ms to avoid flicker. */
export function Skeleton({ className }: { className: string | undefined }) {
  return <span className={cn('block animate-appear rounded-inner bg-skeleton', className)} />;
}

type SkeletonRowsProps = {
  count: number;
  /** Classes of each row. */
  row: string;
  className?: string;
};

export function SkeletonRows({ count, row, className = 'gap-4' }: SkeletonRowsProps) {
  return (
    <div className={cn('grid', className)}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
        <Skeleton key={at} className={row} />
      ))}
    </div>
  );
}

type LoadingProps = {
  label: string;
  /** Classes of a single skeleton, instead of children. */
  block?: string | undefined;
  children?: ReactNode;
};

/** Announces `label` to screen readers while its skeletons are shown. */
export function Loading({ label, block, children }: LoadingProps) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden>{children ?? <Skeleton className={block} />}</div>
    </div>
  );
}
