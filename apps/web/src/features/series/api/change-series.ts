import { endpoints, type SeriesUpdate } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { seriesKeys } from '@/components/series/api/series-keys.ts';
import { call } from '@/lib/call.ts';

export function useRenameSeries(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SeriesUpdate) => call(endpoints.series.rename, { id, body }),
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
      call(endpoints.series.updateMembership, { id, meetingId, body: { isPart } }),
    onSuccess: (_, membership) => onSuccess(membership),
    onError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: seriesKeys.all }),
  });
}
