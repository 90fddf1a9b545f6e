import { pathFor, paths } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { request } from '@/lib/api-client.ts';
import { forgetMeeting, refreshMeeting } from './meeting-cache.ts';
import { refusalText } from './refusal-text.ts';

function deleteMeeting(id: string) {
  return request({ path: pathFor(paths.meeting, id), method: 'DELETE' });
}

/** `onDeleted` runs before the meeting leaves the cache, so that its page can navigate away first. */
export function useDeleteMeeting(onDeleted?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteMeeting,
    onMutate: (id) => notify.withdraw(id),
    onSuccess: (_, id) => {
      onDeleted?.();
      notify.success('Meeting deleted successfully!');
      forgetMeeting(queryClient, id);
    },
    onError: (error, id) => {
      const texts = { 404: 'Meeting not found.', else: 'Delete failed' };
      notify.error(refusalText(error, texts), id, error);
      refreshMeeting(queryClient, id);
    },
  });
}
