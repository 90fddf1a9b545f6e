import { LoadFailed } from '@/components/ui/load-failed.tsx';

type PartFailedProps = {
  title: string;
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
};

/** Shown instead of a section that failed to load. */
export function PartFailed({ title, query }: PartFailedProps) {
  return (
    <LoadFailed title={`${title}: ${query.error?.message || 'Unknown error'}`} query={query} />
  );
}
