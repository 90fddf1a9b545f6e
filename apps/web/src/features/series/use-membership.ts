import { notify } from '@/components/ui/notify.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { useChangeMembership } from './api/change-series.ts';

/** Removes meetings with an undo, puts them back, and adds others. */
export function useMembership(seriesId: string) {
  const change = useChangeMembership(seriesId, {
    onSuccess: ({ meetingId, told }) => {
      if (!told) return;
      const run = () => change.mutate({ meetingId, isPart: told.before });
      notify.success(told.sentence, { label: 'Undo', run });
    },
    onError: (error) => {
      const texts = { else: 'The series could not be changed. Please try again.' };
      notify.error(refusalSentence(error, texts), 'series', error);
    },
  });
  return {
    busyWith: change.isPending ? change.variables.meetingId : null,
    takeOut: (meetingId: string) =>
      change.mutate({
        meetingId,
        isPart: false,
        told: { sentence: 'Removed from this series.', before: true },
      }),
    putBack: (meetingId: string) =>
      change.mutate({
        meetingId,
        isPart: true,
        told: { sentence: 'Put back in this series.', before: false },
      }),
    add: (meetingId: string, wasLeftOut: boolean) =>
      change.mutate({
        meetingId,
        isPart: true,
        told: { sentence: 'Added to this series.', before: wasLeftOut ? false : null },
      }),
  };
}
export type ChangeMembership = ReturnType<typeof useMembership>;
