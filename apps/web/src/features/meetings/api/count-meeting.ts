import { endpoints } from '@rapport/contract';
import { notify } from '@/components/ui/notify.ts';
import { call } from '@/lib/call.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { useMeetingChange } from './change-meeting.ts';
import { refreshMeeting } from './meeting-cache.ts';

/** Leaves a meeting out of the figures of the organization, or counts it again. The message offers to undo it. */
export function useCountMeeting(id: string) {
  const { mutate, isPending } = useMeetingChange(id, {
    send: (isLeftOut: boolean) =>
      call(endpoints.figures.leaveOutMeeting, { id, body: { isLeftOut } }),
    onDone: ({ isLeftOut }, queryClient) => {
      const done = isLeftOut
        ? 'Left out of organization figures.'
        : 'Counts in organization figures again.';
      notify.success(
        `${done} Counts and ties change at once, moods with their next daily computation.`,
        { label: 'Undo', run: () => mutate(!isLeftOut) },
      );
      refreshMeeting(queryClient, id);
    },
    failureText: (error) =>
      refusalSentence(error, 'The meeting could not be changed. Please try again.'),
  });
  return { setLeftOut: mutate, isPending };
}
