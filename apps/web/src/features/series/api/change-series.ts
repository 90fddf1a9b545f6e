import { pathFor, paths, type SeriesUpdate } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { seriesKeys } from '@/components/series/api/series-keys.ts';
import { request } from '@/lib/api-client.ts';

export function useRenameSeries(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SeriesUpdate) =>
      request({ path: pathFor(paths.series, id), method: 'PATCH', body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: seriesKeys.all }),
  });
}

type IsPart = boolean | null;

/** `isPart` is null if membership is left to detection. */
type Membership = {
  meetingId: string;
  isPart: IsPart;
  /** The success message, and the state that its undo restores. */
  told?: { sentence: string; before: IsPart };
};

type Told = {
  onSuccess: (membership: Membership) => void;
  onError: (error: Error) => void;
};

/**
 * Adds a meeting, removes it, or puts it back. Each of several simultaneous changes gets its own
 * message.
 */
export function useChangeMembership(id: string, { onSuccess, onError }: Told) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ meetingId, isPart }: Membership) =>
      request({
        path: pathFor(paths.seriesMeeting, id).replace(':meetingId', encodeURIComponent(meetingId)),
        method: 'PUT',
        body: { isPart },
      }),
    onSuccess: (_, membership) => onSuccess(membership),
    onError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: seriesKeys.all }),
  });
}
