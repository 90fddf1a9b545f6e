import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { BackToMeetings } from './back-to-meetings.tsx';

const facts = ['date', 'time', 'duration', 'people', 'team', 'actions'];

export function MeetingSkeleton() {
  return (
    <>
      <BackToMeetings />
      <Loading label="Loading meeting details...">
        <Skeleton className="mt-1 h-6 w-80 max-w-full" />
        <div className="mt-7 grid gap-5 border-line-2 border-t pt-4">
          <Skeleton className="h-4 w-36" />
          <div className="flex flex-wrap justify-between gap-4">
            {facts.map((fact) => (
              <div key={fact} className="grid gap-2">
                <Skeleton className="h-2.5 w-14" />
                <Skeleton className="h-3.5 w-24" />
              </div>
            ))}
          </div>
          <div className="grid max-w-measure gap-2">
            <Skeleton className="h-3.5" />
            <Skeleton className="h-3.5" />
            <Skeleton className="h-3.5 w-2/3" />
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
