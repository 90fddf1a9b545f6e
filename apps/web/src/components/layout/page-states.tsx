import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { cn } from '@/lib/cn.ts';

type PageLoadingProps = { label?: string; className?: string };

export function PageLoading({ label = 'Loading...', className }: PageLoadingProps) {
  return (
    <div role="status" className={cn('grid min-h-dvh place-items-center text-ink-2', className)}>
      <span className="flex animate-appear items-center gap-2">
        <Spinner />
        {label}
      </span>
    </div>
  );
}

type PageErrorProps = { title: string; children: ReactNode; onRetry: () => void };

export function PageError({ title, children, onRetry }: PageErrorProps) {
  return (
    <div className="grid min-h-dvh place-items-center p-4">
      <StateBox
        kind="error"
        title={title}
        className="w-full max-w-120 bg-surface"
        action={
          <Button icon={RefreshCw} onClick={onRetry}>
            Retry
          </Button>
        }
      >
        {children}
      </StateBox>
    </div>
  );
}
