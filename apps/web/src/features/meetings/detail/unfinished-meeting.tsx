import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';
import type { MeetingActions } from '../use-meeting-actions.tsx';
import { LoadFailed } from './load-failed.tsx';
import { MeetingCancelled } from './meeting-cancelled.tsx';
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
