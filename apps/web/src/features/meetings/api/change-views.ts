import {
  createdViewSchema,
  type MeetingViewUpdate,
  type NewMeetingView,
  pathFor,
  paths,
} from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { request } from '@/lib/api-client.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { meetingKeys } from './meeting-keys.ts';

function useViewMutation<Variables>(send: (variables: Variables) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: meetingKeys.views }),
  });
}

const topic = 'meeting-views';
export const showViewFailure = (error: Error): void =>
  notify.error(
    refusalSentence(error, { else: 'The view could not be changed. Please try again.' }),
    topic,
    error,
  );

export const useAddView = () =>
  useViewMutation((body: NewMeetingView) =>
    request({ path: paths.meetingViews, method: 'POST', body, schema: createdViewSchema }),
  );

export const useChangeView = (id: string) =>
  useViewMutation((body: MeetingViewUpdate) =>
    request({ path: pathFor(paths.meetingView, id), method: 'PATCH', body }),
  );

export const useDeleteView = (id: string) =>
  useViewMutation<void>(() => request({ path: pathFor(paths.meetingView, id), method: 'DELETE' }));
