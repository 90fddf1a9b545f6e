import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';

const rows = ['h-54', 'h-52'];

export function SettingsSkeleton() {
  return (
    <Loading label="Loading organization settings...">
      <div className="@container">
        {rows.map((height) => (
          <SkeletonRow key={height} height={height} />
        ))}
      </div>
    </Loading>
  );
}

export function SkeletonRow({ height }: { height: string }) {
  return (
    <div
      className={`${height} grid content-start gap-x-10 gap-y-3 border-line-2 border-t pt-4 @min-[600px]:grid-cols-[248px_minmax(0,1fr)]`}
    >
      <div className="grid content-start gap-2">
        <Skeleton className="h-4 w-36" />
        <Skeleton className="h-2.5 w-48" />
      </div>
      <div className="grid content-start gap-4">
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-9 w-full" />
      </div>
    </div>
  );
}
