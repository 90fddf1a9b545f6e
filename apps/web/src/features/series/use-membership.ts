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
  const run = (meetingId: string, [before, isPart]: Change, sentence: string) => {
    const undo = () => change.mutate({ meetingId, isPart: before }, { onError });
    change.mutate(
      { meetingId, isPart },
      { onSuccess: () => notify.success(sentence, { label: 'Undo', run: undo }), onError },
    );
  };
  return {
    busyWith: change.isPending ? change.variables.meetingId : null,
    takeOut: (meetingId: string) =>
      run(meetingId, [true, false], 'Left out of this series. It is not found again.'),
    putBack: (meetingId: string) => run(meetingId, [false, true], 'Put back.'),
    add: (meetingId: string) => run(meetingId, [null, true], 'Added to this series.'),
  };
}
type Change = [before: Membership['isPart'], after: Membership['isPart']];
export type ChangeMembership = ReturnType<typeof useMembership>;
