import { directoryPersonSchema, endpoints, meetingSharesSchema } from '@rapport/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '@/lib/call.ts';
import { readableList } from '@/lib/readable-list.ts';
import { refreshMeeting } from './meeting-cache.ts';
import { meetingKeys, meetingStaleMs } from './meeting-keys.ts';

const as = z.extend(meetingSharesSchema, { people: readableList(directoryPersonSchema) });

/** The people a meeting is shared with. */
export const useShares = (id: string) =>
  useQuery({
    queryKey: meetingKeys.shares(id),
    queryFn: ({ signal }) => call(endpoints.meetings.getShares, { id, as, signal }),
    staleTime: meetingStaleMs,
  });

/** Replaces the people a meeting is shared with. */
export function useShareMeeting(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (userIds: readonly string[]) =>
      call(endpoints.meetings.share, { id, body: { userIds }, as }),
    onSuccess: (shares) => {
      queryClient.setQueryData(meetingKeys.shares(id), shares);
      refreshMeeting(queryClient, id);
    },
  });
}
