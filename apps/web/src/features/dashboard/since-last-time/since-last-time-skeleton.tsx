import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';

/** Two series of four rows; on a phone the next one, of three. */
export function SinceLastTimeSkeleton() {
  return (
    <Loading label="Loading what your series left...">
      <SeriesSkeleton />
      <div className="mt-3 border-line-2 border-t pt-3 max-md:hidden">
        <SeriesSkeleton />
      </div>
    </Loading>
  );
}

const SeriesSkeleton = () => (
  <>
    <Skeleton className="mb-2 h-5 w-3/5" />
    <div className="grid gap-2.5">
      <Skeleton className="h-11 max-md:hidden" />
      <Skeleton className="h-17" />
      <Skeleton className="h-5" />
      <Skeleton className="h-5" />
    </div>
  </>
);
