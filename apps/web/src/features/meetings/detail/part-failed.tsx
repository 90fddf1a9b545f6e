import { RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';

type PartFailedProps = {
  title: string;
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
};

/** Shown instead of a section that failed to load. */
export function PartFailed({ title, query }: PartFailedProps) {
  return (
    <StateBox
      kind="error"
      title={`${title}: ${query.error?.message || 'Unknown error'}`}
      error={query.error}
      action={
        <Button icon={RotateCw} busy={query.isFetching} onClick={() => query.refetch()}>
          Retry
        </Button>
      }
    />
  );
}
