import { CircleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';
import { ErrorReference } from './error-reference.tsx';

type StateBoxProps = {
  title: ReactNode;
  /** What to do next, or what was kept. */
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
} & (
  | { kind: 'empty'; icon: LucideIcon; error?: never }
  | { kind: 'error'; icon?: never; error?: Error | null }
);

/** Shown instead of an empty list or a panel that failed to load. */
export function StateBox({ kind, icon, title, children, error, action, className }: StateBoxProps) {
  const Icon = icon ?? CircleAlert;
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={cn(
        'grid place-content-center justify-items-center gap-1 rounded-control border border-line px-6 py-8 text-center',
        className,
      )}
    >
      <Icon aria-hidden className="mb-1.5 size-5 text-ink-3" />
      <p className="text-balance font-strong wrap-anywhere">{title}</p>
      {children && <p className="text-pretty text-ink-2">{children}</p>}
      <ErrorReference error={error} />
      {action && <div className="mt-2.5">{action}</div>}
    </div>
  );
}
