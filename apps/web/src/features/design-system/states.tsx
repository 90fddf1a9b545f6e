import { RotateCcw, Search } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { Part } from './part.tsx';

export function States() {
  return (
    <Part title="States" caption="Loading, empty and error, as high as the content they replace">
      <div className="grid grid-cols-3 gap-8 max-lg:grid-cols-1 max-lg:gap-4">
        <Loading label="Loading meetings...">
          <div className="grid h-full content-center gap-3 rounded-control border border-line p-6">
            {['w-3/5', 'w-4/5', 'w-1/2'].map((width) => (
              <div key={width} className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-6 gap-y-2">
                <Skeleton className="h-3 w-11" />
                <Skeleton className={`h-3.5 ${width}`} />
                <Skeleton className="h-2.5 w-14" />
                <Skeleton className="h-2.5 w-11/12" />
              </div>
            ))}
          </div>
        </Loading>
        <StateBox
          kind="empty"
          icon={Search}
          title="No meetings found"
          action={<Button>Clear Search</Button>}
        >
          Try adjusting your search criteria
        </StateBox>
        <StateBox
          kind="error"
          title="Failed to load meetings: the server did not answer"
          action={<Button icon={RotateCcw}>Retry</Button>}
        >
          Your search is kept.
        </StateBox>
      </div>
    </Part>
  );
}
