import { RotateCw } from 'lucide-react';
import { Button } from './button.tsx';
import { ErrorLine } from './field.tsx';

type RetryLineProps = { children: string; busy: boolean; onRetry: () => void };

/** Says what failed to load, and loads it again. */
export const RetryLine = ({ children, busy, onRetry }: RetryLineProps) => (
  <div role="alert" className="flex flex-wrap items-center gap-3">
    <ErrorLine>{children}</ErrorLine>
    <Button size="small" icon={RotateCw} busy={busy} onClick={onRetry}>
      Retry
    </Button>
  </div>
);
