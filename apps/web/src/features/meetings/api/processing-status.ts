import { endpoints } from '@rapport/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiRequestError } from '@/lib/api-client.ts';
import { call } from '@/lib/call.ts';
import { isUnderWay, type MeetingStatus } from '../domain/meeting-status.ts';
import { shownProcessingSchema } from '../domain/shown-meeting.ts';
import { type KnownProcessing, refreshMeeting, showProcessing } from './meeting-cache.ts';
import { meetingKeys } from './meeting-keys.ts';

const statusPollMs = 2000;
const statusStaleMs = 1000;
const statusRetriesMax = 2;

function isRefused(error: Error | null): boolean {
  return error instanceof ApiRequestError && error.isRefusal;
}

export function getProcessingStatusQueryOptions(id: string) {
  return queryOptions({
    queryKey: meetingKeys.status(id),
    queryFn: async ({ client, signal }): Promise<KnownProcessing> => {
      try {
        const as = shownProcessingSchema;
        const processing = await call(endpoints.transcripts.getStatus, { id, as, signal });
        showProcessing(client, processing);
        return processing;
      } catch (error) {
        // The meeting was deleted elsewhere, so everything that still shows it is refreshed.
        if (error instanceof ApiRequestError && error.status === 404) refreshMeeting(client, id);
        throw error;
      }
    },
    staleTime: statusStaleMs,
    retry: (failureCount, error) => failureCount < statusRetriesMax && !isRefused(error),
    refetchInterval: ({ state }) => (isRefused(state.error) ? false : statusPollMs),
    refetchIntervalInBackground: true,
  });
}

/**
 * Polls the processing status while the meeting is being processed: two seconds after the last
 * answer or event that contained it. The status is shown on the meeting's card and page.
 */
export function useProcessingStatus(id: string, status: MeetingStatus) {
  return useQuery({ ...getProcessingStatusQueryOptions(id), enabled: isUnderWay(status) });
}
