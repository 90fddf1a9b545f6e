import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiRequestError } from '@/lib/api-client.ts';
import { useParticipantNotice, useTrust } from '@/lib/use-active-features.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { getMeetingQueryOptions } from '../api/meeting.ts';
import { useProcessingStatus } from '../api/processing-status.ts';
import type { MeetingActions } from '../use-meeting-actions.tsx';
import { LoadFailed } from './load-failed.tsx';
import { MeetingDeleted, MeetingGone } from './meeting-gone.tsx';
import { MeetingHeading } from './meeting-heading.tsx';
import { MeetingResult } from './meeting-result.tsx';
import { MeetingSkeleton } from './meeting-skeleton.tsx';
import type { UnfinishedMeetingProps } from './unfinished-meeting.tsx';

const writingDownPollMs = 10_000;

const loadUnfinishedMeeting = () =>
  import('./unfinished-meeting.tsx').then(({ UnfinishedMeeting }) => UnfinishedMeeting);

type LoadedMeetingProps = { id: string; actions: MeetingActions; place: ReactNode };

export function LoadedMeeting({ id, actions, place }: LoadedMeetingProps) {
  const {
    data: meeting,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...getMeetingQueryOptions(id),
    // Events and polls do not tell how many minutes of a recording are written down.
    refetchInterval: ({ state }) =>
      state.data?.processingProgress?.currentStep === 'transcribing' ? writingDownPollMs : false,
  });
  const isGone = error instanceof ApiRequestError && error.status === 404;
  usePageTitle(isGone ? 'Meeting not found' : (meeting?.title ?? 'Meeting'));
  const notice = useParticipantNotice();
  const { trust } = useTrust();
  const reload = () => void refetch();

  if (isGone) {
    // The meeting was open before. If everyone may read all meetings, it can only have been
    // deleted.
    if (meeting && trust.meetingReaders === 'everyone') return <MeetingDeleted />;
    if (meeting)
      return (
        <MeetingGone title="This meeting was deleted, or is no longer shared with you.">
          Its transcript and analysis are not available any more.
        </MeetingGone>
      );
    return (
      <MeetingGone title="Meeting not found.">
        It was deleted, belongs to another organization, or is not shared with you.
      </MeetingGone>
    );
  }
  if (!meeting && error) {
    const { message } = error;
    return <LoadFailed {...{ message, error }} isRetrying={isFetching} onRetry={reload} />;
  }
  if (!meeting) return <MeetingSkeleton />;
  return (
    <div className="@container">
      <MeetingHeading meeting={meeting} actions={actions} />
      {meeting.processingStatus === 'completed' && place}
      <MeetingBody {...{ meeting, actions, isReloading: isFetching, onReload: reload }} />
      {notice && (
        <p className="mt-6 max-w-measure whitespace-pre-line border-line border-t pt-3 text-12 text-ink-3 wrap-anywhere">
          {notice}
        </p>
      )}
      {actions.confirmations}
    </div>
  );
}

function MeetingBody(props: Omit<UnfinishedMeetingProps, 'onRefreshStatus'>) {
  const { meeting } = props;
  const status = useProcessingStatus(meeting.id, meeting.processingStatus);
  const isFinished = meeting.processingStatus === 'completed';
  const UnfinishedMeeting = useOnDemand(loadUnfinishedMeeting, !isFinished);
  if (isFinished) return <MeetingResult meeting={meeting} />;
  return (
    UnfinishedMeeting && (
      <UnfinishedMeeting {...props} onRefreshStatus={() => void status.refetch()} />
    )
  );
}
