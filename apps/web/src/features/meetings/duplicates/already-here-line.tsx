import { type EarlierUpload, endpoints } from '@rapport/contract';
import { CopyCheck } from 'lucide-react';
import { Link } from 'react-router';
import { notify } from '@/components/ui/notify.ts';
import { call } from '@/lib/call.ts';
import { dayOfMoment } from '@/lib/format-day.ts';
import { useMeetingChange } from '../api/change-meeting.ts';
import { refreshMeeting } from '../api/meeting-cache.ts';
import { refusalText } from '../api/refusal-text.ts';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';

const actionClass =
  'cursor-default font-medium text-accent hover:underline max-md:min-h-11 max-md:content-center';

type AlreadyHereLineProps = {
  meeting: ShownMeetingDetail;
  earlier: EarlierUpload;
  onDelete: () => void;
};

/**
 * The same meeting was uploaded before. Figures count only the earlier upload until a member
 * decides to keep both.
 */
export function AlreadyHereLine({ meeting, earlier, onDelete }: AlreadyHereLineProps) {
  const { id } = meeting;
  const keepBoth = useMeetingChange(id, {
    send: () => call(endpoints.figures.keepBoth, { id }),
    onDone: (_, queryClient) => {
      notify.success('Both meetings are kept.');
      refreshMeeting(queryClient, id);
    },
    failureText: (error) =>
      refusalText(error, { 404: 'Meeting not found.', else: 'Keeping both failed' }),
  });
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 text-12 text-ink-2 print:hidden">
      <span className="flex items-center gap-x-1.5">
        <CopyCheck aria-hidden className="size-3.5 text-ink-3" />
        Already here: the same title, start and words were uploaded on{' '}
        {dayOfMoment(earlier.uploadedAt)}. Figures count the earlier one.
      </span>
      <Link to={`/meetings/${earlier.eventId}`} className={actionClass}>
        Open it
      </Link>
      {meeting.can.correct && (
        <button
          type="button"
          className={actionClass}
          disabled={keepBoth.isPending}
          onClick={() => keepBoth.mutate()}
        >
          Keep both
        </button>
      )}
      {meeting.can.delete && (
        <button type="button" className={actionClass} onClick={onDelete}>
          Delete this one
        </button>
      )}
    </div>
  );
}
