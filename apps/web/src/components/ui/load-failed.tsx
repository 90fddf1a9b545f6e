import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { StateBox } from './state-box.tsx';

type LoadFailedProps = {
  title: string;
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  className?: string;
  /** What was kept. */
  children?: ReactNode;
};

/** Shown instead of what a query could not load, with a way to try again. */
export const LoadFailed = ({ title, query, ...box }: LoadFailedProps) => (
  <StateBox
    kind="error"
    title={title}
    error={query.error}
    action={
      <Button icon={RotateCw} busy={query.isFetching} onClick={() => query.refetch()}>
        Retry
      </Button>
    }
    {...box}
  />
);
