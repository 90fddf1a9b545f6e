import { RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { isUnderWay } from '../domain/meeting-status.ts';
import type { ShownMeeting } from '../domain/shown-meeting.ts';
import { useMeetingActions } from '../use-meeting-actions.tsx';

type StripActionsProps = {
  meeting: ShownMeeting;
  /** The id of the meeting's title, which describes the buttons. */
  titleId: string;
};

export function StripActions({ meeting, titleId }: StripActionsProps) {
  const { can, id, processingStatus } = meeting;
  const { retry, isRetrying, askToCancel, askToDelete, confirmations } = useMeetingActions(id);
  const underWay = isUnderWay(processingStatus);
  return (
    <>
      <div className="relative z-10 flex gap-2 empty:hidden @max-[640px]:w-full @max-[640px]:*:flex-1">
        {underWay && can.cancel && (
          <Button size="small" aria-describedby={titleId} onClick={askToCancel}>
            Cancel
          </Button>
        )}
        {processingStatus === 'failed' && can.retry && (
          <Button
            size="small"
            icon={RotateCw}
            busy={isRetrying}
            aria-describedby={titleId}
            onClick={retry}
          >
            Retry
          </Button>
        )}
        {!underWay && can.delete && (
          <Button size="small" variant="danger" aria-describedby={titleId} onClick={askToDelete}>
            Delete
          </Button>
        )}
      </div>
      {confirmations}
    </>
  );
}
