import { ChartNoAxesColumn } from 'lucide-react';
import { useCountMeeting } from '../api/count-meeting.ts';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';

/**
 * Shown for a meeting that is left out of all figures of the organization, with a button to count
 * it again if the reader may.
 */
export function LeftOutLine({ meeting }: { meeting: ShownMeetingDetail }) {
  const { setLeftOut, isPending } = useCountMeeting(meeting.id);
  if (!meeting.isLeftOutOfFigures) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-1.5 text-12 text-ink-2">
      <ChartNoAxesColumn aria-hidden className="size-3.5 text-ink-3" />
      Left out of organization figures: it counts in no dashboard, map or mood of groups
      {meeting.can.correct && (
        <>
          <span aria-hidden>·</span>
          <button
            type="button"
            aria-busy={isPending}
            className="cursor-default font-medium text-accent hover:underline max-md:min-h-11 print:hidden"
            onClick={() => !isPending && setLeftOut(false)}
          >
            Count it again
          </button>
        </>
      )}
    </p>
  );
}
