import { notify } from '@/components/ui/notify.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { type Membership, useChangeMembership } from './api/change-series.ts';

/** Takes meetings out with an undo, puts them back, and adds others. */
export function useMembership(seriesId: string) {
  const change = useChangeMembership(seriesId);
  const onError = (error: Error) => {
    const texts = { else: 'The series could not be changed. Please try again.' };
    notify.error(refusalSentence(error, texts), 'series', error);
  };
  const undo = ({ meetingId, isPart }: Membership) =>
    change.mutate({ meetingId, isPart: !isPart }, { onError });
  const run = (membership: Membership, sentence: string) =>
    change.mutate(membership, {
      onSuccess: () => notify.success(sentence, { label: 'Undo', run: () => undo(membership) }),
      onError,
    });
  return {
    busyWith: change.isPending ? change.variables.meetingId : null,
    takeOut: (meetingId: string) =>
      run({ meetingId, isPart: false }, 'Left out of this series. It is not found again.'),
    putBack: (meetingId: string) => run({ meetingId, isPart: true }, 'Put back.'),
    add: (meetingId: string) => run({ meetingId, isPart: true }, 'Added to this series.'),
  };
}
export type ChangeMembership = ReturnType<typeof useMembership>;
