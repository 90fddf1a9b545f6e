import { pathFor, paths } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { request } from '@/lib/api-client.ts';
import { refreshMeeting } from './meeting-cache.ts';
import { refusalText } from './refusal-text.ts';

export const keepBothMeetings = (id: string): Promise<void> =>
  request({ path: pathFor(paths.keepBoth, id), method: 'POST' });

/** Counts a meeting in addition to the earlier upload of the same meeting. */
export function useKeepBoth() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: keepBothMeetings,
    onMutate: (id) => notify.withdraw(id),
    onSuccess: () => notify.success('Both meetings are kept.'),
    onError: (error, id) =>
      notify.error(
        refusalText(error, { 404: 'Meeting not found.', else: 'Keeping both failed' }),
        id,
        error,
      ),
    onSettled: (_, __, id) => refreshMeeting(queryClient, id),
  });
}
