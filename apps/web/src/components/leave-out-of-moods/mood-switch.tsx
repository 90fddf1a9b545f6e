import { endpoints } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { notifyRefusal } from '@/components/ui/notify-refusal.ts';
import { Switch } from '@/components/ui/switch.tsx';
import { call } from '@/lib/call.ts';
import { myDataKey } from '@/lib/my-data-key.ts';
import { organizationFiguresKey } from '../organization-figures/figure-keys.ts';

/**
 * Switches whether the person is left out of the moods of all their meetings, and explains what
 * that means.
 */
export function MoodSwitch({ isLeftOut }: { isLeftOut: boolean }) {
  const { mutate, isPending, variables } = useLeaveOutOfMoods();
  return (
    <>
      <Switch
        label="Leave my turns out of moods"
        checked={isPending ? variables : isLeftOut}
        aria-busy={isPending}
        onCheckedChange={(checked) => {
          if (!isPending) mutate(checked);
        }}
      />
      <p className="mt-1 max-w-[92ch] text-12 text-ink-2 text-pretty">
        You are then judged in no meeting, past or future, and no meeting’s mood counts you. Your
        stored figures stay, for you alone, so that you can take this back.
      </p>
    </>
  );
}

const notice = 'left-out-of-moods';

/** Leaves the signed-in person out of the moods of their meetings, or undoes this. */
function useLeaveOutOfMoods() {
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
