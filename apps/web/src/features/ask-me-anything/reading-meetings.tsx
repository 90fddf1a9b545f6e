import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { counted } from '@/lib/number-words.ts';

type ReadingMeetingsProps = {
  /** Number of meetings; undefined if filters reduce it. */
  meetings: number | undefined;
  /** Whether the answer will be a figure. */
  isFigure: boolean;
  onStop: () => void;
};

/** Shown while an answer is searched. */
export function ReadingMeetings({ meetings, isFigure, onStop }: ReadingMeetingsProps) {
  return (
    <>
      {isFigure ? (
        <div aria-hidden className="grid gap-2.5 border-line border-t pt-3.5">
          <span className="flex items-end gap-2.5">
            <Skeleton className="h-7 w-10" />
            <Skeleton className="h-4 w-60 max-w-[60%]" />
          </span>
          <Skeleton className="h-3 w-4/5" />
        </div>
      ) : (
        <div aria-hidden className="grid max-w-[72ch] gap-3">
          {['w-full', 'w-11/12', 'w-2/5'].map((width) => (
            <Skeleton key={width} className={`h-3.5 ${width}`} />
          ))}
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3 border-line border-t pt-2.5">
        <p role="status" className="flex-1 text-12 text-ink-2">
          {meetings === undefined
            ? 'Reading meetings…'
            : `Reading ${counted(meetings, 'meeting')}…`}
        </p>
        <Button size="small" onClick={onStop}>
          Stop
        </Button>
      </div>
    </>
  );
}
