import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';

/** Skeleton of the tiles, cards, changes, initiatives and trends. */
export function DashboardSkeleton() {
  return (
    <Loading label="Loading the figures of your organization...">
      <Skeleton className="mb-6 h-14 max-md:h-42" />
      <Skeleton className="h-59 max-md:h-180" />
      <Skeleton className="mt-6 h-64" />
      <Skeleton className="mt-8 h-96" />
      <div className="mt-8 grid gap-8 @min-[640px]:grid-cols-2">
        <Skeleton className="h-60" />
        <Skeleton className="h-60" />
      </div>
    </Loading>
  );
}
