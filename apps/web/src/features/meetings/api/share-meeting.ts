import { pathFor, paths } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { sharesSchema } from './get-shares.ts';
import { refreshMeeting } from './meeting-cache.ts';
import { meetingKeys } from './meeting-keys.ts';

/** Replaces the people a meeting is shared with. */
export function useShareMeeting(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (userIds: readonly string[]) =>
      request({
        path: pathFor(paths.meetingShares, id),
        method: 'PUT',
        body: { userIds },
        schema: sharesSchema,
      }),
    onSuccess: (shares) => {
      queryClient.setQueryData(meetingKeys.shares(id), shares);
      refreshMeeting(queryClient, id);
    },
  });
}
