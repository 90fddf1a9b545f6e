import { endpoints } from '@rapport/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { call } from '@/lib/call.ts';
import { shownProcessingSchema } from '../domain/shown-meeting.ts';
import { forgetMeeting, refreshMeeting, takeProcessing } from './meeting-cache.ts';
import { refusalText } from './refusal-text.ts';

type MeetingChange<Input, Answer> = {
  send: (input: Input) => Promise<Answer>;
  onDone?: (answer: Answer, queryClient: QueryClient) => unknown;
  failureText: (error: Error) => string;
};

/** A change of one meeting, which is loaded again after a failure. */
export function useMeetingChange<Answer, Input = void>(
  id: string,
  { send, onDone, failureText }: MeetingChange<Input, Answer>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onMutate: () => notify.withdraw(id),
    onSuccess: (answer) => onDone?.(answer, queryClient),
    onError: (error) => {
      notify.error(failureText(error), id, error);
      refreshMeeting(queryClient, id);
    },
  });
}

export const retryProcessing = (id: string) =>
  call(endpoints.transcripts.retry, { id, as: shownProcessingSchema });

export const useRetryProcessing = (id: string) =>
  useMeetingChange(id, {
    send: () => retryProcessing(id),
    onDone: async (processing, queryClient) => {
      await takeProcessing(queryClient, processing);
      notify.success('Processing retry initiated successfully!');
    },
    failureText: (error) =>
      refusalText(error, {
        400: 'Meeting is not in failed status or cannot be retried.',
        404: 'Meeting not found.',
        else: 'Retry failed',
      }),
  });

export const cancelProcessing = (id: string) =>
  call(endpoints.transcripts.cancel, { id, as: shownProcessingSchema });

export const useCancelProcessing = (id: string) =>
  useMeetingChange(id, {
    send: () => cancelProcessing(id),
    onDone: async (processing, queryClient) => {
      await takeProcessing(queryClient, processing);
      notify.success('Processing cancelled successfully!');
    },
    failureText: (error) =>
      refusalText(error, {
        400: 'Meeting is not in a state that can be cancelled.',
        404: 'Meeting not found.',
        else: 'Cancel failed',
      }),
  });

/** `onDeleted` runs before the meeting leaves the cache, so that its page can navigate away first. */
export const useDeleteMeeting = (id: string, onDeleted?: () => void) =>
  useMeetingChange(id, {
    send: () => call(endpoints.meetings.remove, { id }),
    onDone: (_, queryClient) => {
      onDeleted?.();
      notify.success('Meeting deleted successfully!');
      forgetMeeting(queryClient, id);
    },
    failureText: (error) =>
      refusalText(error, { 404: 'Meeting not found.', else: 'Delete failed' }),
  });
