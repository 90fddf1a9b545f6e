import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';

/** Skeleton of the summary, a row per team, the own mood and the moments. */
export function SentimentSkeleton() {
  return (
    <Loading label="Loading the moods of your organization...">
      <Skeleton className="mb-6 h-14 max-md:h-42" />
      <div className="grid gap-8 @min-[920px]:grid-cols-[minmax(0,1fr)_376px]">
        <Skeleton className="h-160" />
        <div className="grid content-start gap-6">
          <Skeleton className="h-72" />
          <Skeleton className="h-80" />
        </div>
      </div>
    </Loading>
  );
}
