import { endpoints } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { notifyRefusal } from '@/components/ui/notify-refusal.ts';
import { call } from '@/lib/call.ts';
import { myDataKey } from '@/lib/my-data-key.ts';
import { organizationFiguresKey } from '../organization-figures/figure-keys.ts';

const notice = 'left-out-of-moods';

/** Leaves the signed-in person out of the moods of their meetings, or undoes this. */
export function useLeaveOutOfMoods() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isLeftOutOfMoods: boolean) =>
      call(endpoints.rights.leaveOutOfMoods, { body: { isLeftOutOfMoods } }),
    onMutate: () => notify.withdraw(notice),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: myDataKey }),
        queryClient.invalidateQueries({ queryKey: organizationFiguresKey }),
      ]),
    onError: (error) =>
      notifyRefusal(error, 'Failed to save your choice. Please try again.', notice),
  });
}
