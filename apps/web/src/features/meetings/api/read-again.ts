import { pathFor, paths } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { request } from '@/lib/api-client.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { shownProcessingSchema } from '../domain/shown-meeting.ts';
import { refreshMeeting } from './meeting-cache.ts';

/** Starts a new analysis of a completed meeting. A `meeting-updated` event follows when it is done. */
export function useReadAgain(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      request({
        path: pathFor(paths.readAgain, id),
        method: 'POST',
        schema: shownProcessingSchema,
      }),
    onMutate: () => notify.withdraw(id),
    onError: (error) => {
      const texts = { else: 'The meeting could not be read again.' };
      notify.error(refusalSentence(error, texts), id, error);
      refreshMeeting(queryClient, id);
    },
  });
}
