import { ApiRequestError } from '@/lib/api-client.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { useMeeting } from '../api/get-meeting.ts';
import { useProcessingStatus } from '../api/get-processing-status.ts';
import type { ShownMeetingDetail } from '../domain/meeting-status.ts';
import type { MeetingActions } from '../use-meeting-actions.tsx';
import { LoadFailed } from './load-failed.tsx';
import { MeetingCancelled } from './meeting-cancelled.tsx';
import { MeetingFailed } from './meeting-failed.tsx';
import { MeetingGone } from './meeting-gone.tsx';
import { MeetingHeading } from './meeting-heading.tsx';
import { MeetingNotReady } from './meeting-not-ready.tsx';
import { MeetingResult } from './meeting-result.tsx';
import { MeetingSkeleton } from './meeting-skeleton.tsx';

type LoadedMeetingProps = { id: string; actions: MeetingActions };

export function LoadedMeeting({ id, actions }: LoadedMeetingProps) {
  const { data: meeting, error, refetch, isFetching } = useMeeting(id);
  const isGone = error instanceof ApiRequestError && error.status === 404;
  usePageTitle(isGone ? 'Meeting not found' : (meeting?.title ?? 'Meeting'));
  const reload = () => void refetch();

  if (isGone) return <MeetingGone title="Meeting not found." />;
  if (!meeting && error) {
    const { message } = error;
    return <LoadFailed {...{ message, error }} isRetrying={isFetching} onRetry={reload} />;
  }
  if (!meeting) return <MeetingSkeleton />;
  return (
    <div className="@container">
      <MeetingHeading meeting={meeting} actions={actions} />
      <MeetingBody {...{ meeting, actions, isFetching, reload }} />
      {actions.confirmations}
    </div>
  );
}

type MeetingBodyProps = {
  meeting: ShownMeetingDetail;
  actions: MeetingActions;
  isFetching: boolean;
  reload: () => void;
};

function MeetingBody({ meeting, actions, isFetching, reload }: MeetingBodyProps) {
  const status = useProcessingStatus(meeting.id, meeting.processingStatus);
  switch (meeting.processingStatus) {
    case 'pending':
    case 'processing':
      return (
        <MeetingNotReady
          meeting={meeting}
          onRefresh={() => void status.refetch()}
          onCancel={actions.askToCancel}
        />
      );
    case 'failed':
      return <MeetingFailed {...{ meeting, actions, isReloading: isFetching, onReload: reload }} />;
    case 'cancelled':
      return <MeetingCancelled meeting={meeting} actions={actions} />;
    case 'unknown':
      return (
        <div className="mt-6">
          <LoadFailed
            message="its status is not known here"
            isRetrying={isFetching}
            onRetry={reload}
          />
        </div>
      );
    case 'completed':
      return <MeetingResult meeting={meeting} />;
  }
}
