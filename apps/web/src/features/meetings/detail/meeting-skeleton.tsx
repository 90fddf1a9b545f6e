import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { BackToMeetings } from './back-to-meetings.tsx';

const lists = ['decisions', 'actions'];
const facts = ['date', 'time', 'duration', 'people', 'team', 'actions'];

export function MeetingSkeleton() {
  return (
    <>
      <BackToMeetings />
      <Loading label="Loading meeting details...">
        <Skeleton className="mt-1 h-6 w-80 max-w-full" />
        <div className="mt-4 border-rule border-t-2 pt-3">
          <Skeleton className="h-4 w-96 max-w-full" />
          <div className="my-4 flex h-11 items-center border-line border-y">
            <Skeleton className="h-4 w-4/5" />
          </div>
          <div className="grid gap-x-10 gap-y-6 md:grid-cols-[2fr_3fr]">
            {lists.map((list) => (
              <div key={list} className="grid content-start gap-3">
                <Skeleton className="h-3.5 w-24" />
                <Skeleton className="h-3.5" />
                <Skeleton className="h-3.5" />
                <Skeleton className="h-3.5 w-2/3" />
              </div>
            ))}
          </div>
        </div>
        <div className="mt-6 grid gap-5 border-line-2 border-t pt-4">
          <Skeleton className="h-4 w-36" />
          <div className="flex flex-wrap justify-between gap-4">
            {facts.map((fact) => (
              <div key={fact} className="grid gap-2">
                <Skeleton className="h-2.5 w-14" />
                <Skeleton className="h-3.5 w-24" />
              </div>
            ))}
          </div>
        </div>
        <div className="mt-8 grid gap-5 border-line-2 border-t pt-4">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-8" />
        </div>
      </Loading>
    </>
  );
}
