import { pathFor, paths } from '@rapport/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiRequestError, request } from '@/lib/api-client.ts';
import { isUnderWay, type MeetingStatus, shownProcessingSchema } from '../domain/meeting-status.ts';
import { refreshMeeting, showProcessing } from './meeting-cache.ts';
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
    queryFn: async ({ client, signal }) => {
      const path = pathFor(paths.processingStatus, id);
      try {
        const processing = await request({ path, schema: shownProcessingSchema, signal });
        showProcessing(client, processing);
        return processing;
      } catch (error) {
        // A meeting that is gone was deleted elsewhere: what still shows it has to notice.
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
 * Asks how far a meeting is while it is under way, and shows each answer on its card and its page.
 * Live events do the same sooner; this is the net below them.
 */
export function useProcessingStatus(id: string, status: MeetingStatus) {
  return useQuery({ ...getProcessingStatusQueryOptions(id), enabled: isUnderWay(status) });
}
