import { endpoints } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { seriesKey } from '@/components/series/api/series.ts';
import { notify } from '@/components/ui/notify.ts';
import { notifyRefusal } from '@/components/ui/notify-refusal.ts';
import { call } from '@/lib/call.ts';

type IsPart = boolean | null;

/** `isPart` is null if membership is left to detection. */
type Membership = {
  meetingId: string;
  isPart: IsPart;
  /** The success message, and the state that its undo restores. */
  told?: { sentence: string; before: IsPart };
};

/**
 * Removes meetings with an undo, puts them back, and adds others. Each of several simultaneous
 * changes gets its own message.
 */
export function useMembership(seriesId: string) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: ({ meetingId, isPart }: Membership) =>
      call(endpoints.series.updateMembership, { id: seriesId, meetingId, body: { isPart } }),
    onSuccess: (_, { meetingId, told }) => {
      if (!told) return;
      const run = () => change.mutate({ meetingId, isPart: told.before });
      notify.success(told.sentence, { label: 'Undo', run });
    },
    onError: (error) =>
      notifyRefusal(error, 'The series could not be changed. Please try again.', 'series'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: seriesKey }),
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
