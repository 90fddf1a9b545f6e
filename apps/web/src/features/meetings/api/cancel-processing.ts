import { pathFor, paths } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { request } from '@/lib/api-client.ts';
import { shownProcessingSchema } from '../domain/shown-meeting.ts';
import { refreshMeeting, takeProcessing } from './meeting-cache.ts';
import { refusalText } from './refusal-text.ts';

export function cancelProcessing(id: string) {
  const path = pathFor(paths.cancelProcessing, id);
  return request({ path, method: 'DELETE', schema: shownProcessingSchema });
}

export function useCancelProcessing() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: cancelProcessing,
    onMutate: (id) => notify.withdraw(id),
    onSuccess: async (processing) => {
      await takeProcessing(queryClient, processing);
      notify.success('Processing cancelled successfully!');
    },
    onError: (error, id) => {
      notify.error(
        refusalText(error, {
          400: 'Meeting is not in a state that can be cancelled.',
          404: 'Meeting not found.',
          else: 'Cancel failed',
        }),
        id,
        error,
      );
      refreshMeeting(queryClient, id);
    },
  });
}
