import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { counted } from '@/lib/number-words.ts';

type ReadingMeetingsProps = {
  /** Number of meetings; undefined if filters reduce it. */
  meetings: number | undefined;
  onStop: () => void;
};

/** Shown while an answer is searched. */
export function ReadingMeetings({ meetings, onStop }: ReadingMeetingsProps) {
  return (
    <>
      <div aria-hidden className="grid max-w-[72ch] gap-3">
        {['w-full', 'w-11/12', 'w-2/5'].map((width) => (
          <Skeleton key={width} className={`h-3.5 ${width}`} />
        ))}
      </div>
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
