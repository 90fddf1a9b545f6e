import { meetingCountingSchema, pathFor, paths } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { request } from '@/lib/api-client.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { refreshMeeting } from './meeting-cache.ts';

const sentences = {
  leftOut:
    'Left out of organization figures. Counts and ties change at once, moods with their next daily computation.',
  counted:
    'Counts in organization figures again. Counts and ties change at once, moods with their next daily computation.',
};

/** Leaves a meeting out of the figures of the organization, or counts it again. The message offers to undo it. */
export function useCountMeeting(id: string) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (isLeftOut: boolean) =>
      request({
        path: pathFor(paths.meetingCounting, id),
        method: 'PUT',
        body: { isLeftOut },
        schema: meetingCountingSchema,
      }),
    onMutate: () => notify.withdraw(id),
    onSuccess: ({ isLeftOut }) => {
      notify.success(isLeftOut ? sentences.leftOut : sentences.counted, {
        label: 'Undo',
        run: () => mutate(!isLeftOut),
      });
    },
    onError: (error) =>
      notify.error(
        refusalSentence(error, { else: 'The meeting could not be changed. Please try again.' }),
        id,
        error,
      ),
    onSettled: () => refreshMeeting(queryClient, id),
  });
  return { setLeftOut: mutate, isPending };
}
