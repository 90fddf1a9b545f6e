import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';

/** The default page size. */
const rows = [...'abcdefghij'];

export function UserListSkeleton() {
  return (
    <Loading label="Loading users...">
      <div className="@container">
        <div className="border-line-2 border-t @min-[640px]:rounded-control @min-[640px]:border @min-[640px]:bg-surface">
          <div className="h-8 border-line-2 border-b @max-[640px]:hidden" />
          {rows.map((row) => (
            <div
              key={row}
              className="flex h-13 items-center gap-3 border-line px-4 not-last:border-b @max-[640px]:h-21 @max-[640px]:px-0"
            >
              <Skeleton className="size-8 rounded-full" />
              <div className="grid flex-1 gap-2">
                <Skeleton className="h-3 w-32" />
                <Skeleton className="h-2.5 w-48" />
              </div>
              <Skeleton className="h-5 w-16 @max-[640px]:hidden" />
              <Skeleton className="mx-12 h-3 w-16 @max-[640px]:hidden" />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
