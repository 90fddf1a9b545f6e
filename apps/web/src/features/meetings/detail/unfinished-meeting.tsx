import { Ban } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';
import type { MeetingActions } from '../use-meeting-actions.tsx';
import { BackButton } from './back-to-meetings.tsx';
import { LoadFailed } from './load-failed.tsx';
import { MeetingFailed } from './meeting-failed.tsx';
import { MeetingNotReady } from './meeting-not-ready.tsx';

export type UnfinishedMeetingProps = {
  meeting: ShownMeetingDetail;
  actions: MeetingActions;
  isReloading: boolean;
  onReload: () => void;
  onRefreshStatus: () => void;
};

/** Shown instead of a missing result: the reason, and the available actions. */
export function UnfinishedMeeting(props: UnfinishedMeetingProps) {
  const { meeting, actions, isReloading, onReload, onRefreshStatus } = props;
  switch (meeting.processingStatus) {
    case 'pending':
    case 'processing':
      return (
        <MeetingNotReady
          meeting={meeting}
          onRefresh={onRefreshStatus}
          onCancel={actions.askToCancel}
        />
      );
    case 'failed':
      return <MeetingFailed {...{ meeting, actions, isReloading, onReload }} />;
    case 'cancelled':
      return <MeetingCancelled meeting={meeting} actions={actions} />;
    default:
      return (
        <div className="mt-6">
          <LoadFailed
            message="the status is unknown to this version of Rapport"
            isRetrying={isReloading}
            onRetry={onReload}
          />
        </div>
      );
  }
}

type MeetingCancelledProps = { meeting: ShownMeetingDetail; actions: MeetingActions };

function MeetingCancelled({ meeting, actions }: MeetingCancelledProps) {
  return (
    <StateBox
      kind="empty"
      icon={Ban}
      title="Processing Cancelled"
      className="mt-6 min-h-60"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <BackButton />
          {meeting.can.delete && (
            <Button variant="danger" onClick={actions.askToDelete}>
              Delete Meeting
            </Button>
          )}
        </div>
      }
    >
      There is no analysis of this meeting. To have one, upload its transcript again.
    </StateBox>
  );
}
