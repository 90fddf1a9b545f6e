import { pathFor, paths } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { request } from '@/lib/api-client.ts';
import { shownProcessingSchema } from '../domain/shown-meeting.ts';
import { refreshMeeting, takeProcessing } from './meeting-cache.ts';
import { refusalText } from './refusal-text.ts';

export function retryProcessing(id: string) {
  const path = pathFor(paths.retryProcessing, id);
  return request({ path, method: 'POST', schema: shownProcessingSchema });
}

export function useRetryProcessing() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: retryProcessing,
    onMutate: (id) => notify.withdraw(id),
    onSuccess: async (processing) => {
      await takeProcessing(queryClient, processing);
      notify.success('Processing retry initiated successfully!');
    },
    onError: (error, id) => {
      notify.error(
        refusalText(error, {
          400: 'Meeting is not in failed status or cannot be retried.',
          404: 'Meeting not found.',
          else: 'Retry failed',
        }),
        id,
        error,
      );
      refreshMeeting(queryClient, id);
    },
  });
}
