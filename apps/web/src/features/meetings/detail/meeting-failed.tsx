import { RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';
import { LayoutsLink } from '../upload/layouts-link.tsx';
import type { MeetingActions } from '../use-meeting-actions.tsx';
import { BackButton } from './back-to-meetings.tsx';

type MeetingFailedProps = {
  meeting: ShownMeetingDetail;
  actions: MeetingActions;
  isReloading: boolean;
  onReload: () => void;
};

export function MeetingFailed({ meeting, actions, isReloading, onReload }: MeetingFailedProps) {
  const { can, processingError } = meeting;
  return (
    <StateBox
      kind="error"
      title={`Processing failed: ${processingError || 'Unknown error'}`}
      className="mt-6 min-h-60"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <BackButton />
          <Button busy={isReloading} onClick={onReload}>
            Retry Load
          </Button>
          {can.retry && (
            <Button
              variant="primary"
              icon={RotateCw}
              busy={actions.isRetrying}
              onClick={actions.retry}
            >
              Retry Processing
            </Button>
          )}
        </div>
      }
    >
      The transcript is kept.{' '}
      {can.retry
        ? 'Retry if the cause may be temporary, or delete this meeting and upload another file.'
        : 'The person who uploaded it, or an administrator, can retry or delete it.'}{' '}
      <LayoutsLink />
    </StateBox>
  );
}
