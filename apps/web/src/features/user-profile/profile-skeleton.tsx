import { FactSections } from '@/components/ui/facts.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';

const cards = [
  { card: 'basic', rows: ['a', 'b', 'c', 'd', 'e'] },
  { card: 'account', rows: ['a', 'b', 'c', 'd'] },
  { card: 'organization', rows: ['a', 'b', 'c'] },
  { card: 'sync', rows: ['a', 'b', 'c'] },
];

export function ProfileSkeleton() {
  return (
    <Loading label="Loading user profile...">
      <div className="mb-6 flex items-center gap-4 max-md:mb-4">
        <Skeleton className="size-12 rounded-full" />
        <div>
          <Skeleton className="mb-2 h-6 w-48" />
          <Skeleton className="h-4 w-60" />
        </div>
      </div>
      <FactSections>
        {cards.map(({ card, rows }) => (
          <div key={card} className="border-line-2 border-t pt-3">
            <Skeleton className="mt-1 mb-2 h-4 w-36" />
            {rows.map((row) => (
              <div
                key={row}
                className="grid h-[35px] grid-cols-[140px_1fr] items-center gap-x-3 border-line not-last:border-b max-md:grid-cols-[112px_1fr]"
              >
                <Skeleton className="h-3 w-20" />
                <Skeleton className="h-3.5 w-40 max-w-full" />
              </div>
            ))}
          </div>
        ))}
      </FactSections>
    </Loading>
  );
}
