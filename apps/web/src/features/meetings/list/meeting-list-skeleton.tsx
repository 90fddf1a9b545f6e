import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';

const shownCards = ['a', 'b', 'c', 'd', 'e'];

export function MeetingListSkeleton() {
  return (
    <Loading label="Loading meetings...">
      <div className="@container grid gap-2">
        {shownCards.map((card) => (
          <div
            key={card}
            className="grid grid-cols-[16px_80px_minmax(0,1fr)_248px_16px] items-center gap-x-4 rounded-control border border-line bg-surface px-4 py-3 @max-[640px]:grid-cols-1 @max-[640px]:gap-2 @max-[640px]:p-3"
          >
            <Skeleton className="size-4 @max-[640px]:hidden" />
            <div className="grid gap-2">
              <Skeleton className="h-3 w-11" />
              <Skeleton className="h-2.5 w-14" />
            </div>
            <div className="grid h-[70px] content-center gap-2.5">
              <Skeleton className="h-3.5 w-2/5" />
              <Skeleton className="h-2.5 w-1/2" />
              <div className="flex gap-1">
                <Skeleton className="h-5 w-14" />
                <Skeleton className="h-5 w-20" />
              </div>
            </div>
            <div className="grid gap-2">
              <Skeleton className="h-5 w-32" />
              <Skeleton className="h-3 w-24" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
