import { pathFor, paths, type SeriesUpdate } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { seriesKeys } from './series-keys.ts';

export function useRenameSeries(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SeriesUpdate) =>
      request({ path: pathFor(paths.series, id), method: 'PATCH', body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: seriesKeys.all }),
  });
}

/** `isPart`: null for as it is found. */
export type Membership = { meetingId: string; isPart: boolean | null };

/** Adds a meeting, takes it out, or puts it back. */
export function useChangeMembership(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ meetingId, isPart }: Membership) =>
      request({
        path: pathFor(paths.seriesMeeting, id).replace(':meetingId', encodeURIComponent(meetingId)),
        method: 'PUT',
        body: { isPart },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: seriesKeys.all }),
  });
}
