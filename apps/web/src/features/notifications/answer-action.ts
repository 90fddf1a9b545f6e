import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actionsKey, changeActions } from '@/components/actions/api/actions.ts';
import { type Changed, changedSentence, requestOf } from '@/components/actions/changed-words.ts';
import { notify } from '@/components/ui/notify.ts';
import { notifyRefusal } from '@/components/ui/notify-refusal.ts';
import { notificationsKey } from '@/lib/notifications-key.ts';

const refusals = {
  403: 'You may not change this action.',
  404: 'The action no longer exists, or you may no longer see it.',
  else: 'The action could not be changed. Please try again.',
};

type Answer = { id: string; changed: Changed; isUndo?: boolean };

/** Changes an action from its notification, with an undo in the success message. */
export function useAnswerAction(onAnswered: (() => void) | undefined) {
  const queryClient = useQueryClient();
  const answering = useMutation({
    mutationFn: ({ id, changed }: Answer) => changeActions({ ids: [id], ...requestOf(changed) }),
    onSuccess: (_, { id, changed, isUndo }) => {
      if (isUndo) return;
      onAnswered?.();
      const undo = { id, changed: { state: 'open' }, isUndo: true } as const;
      notify.success(
        changedSentence(1, changed),
        changed.state && { label: 'Undo', run: () => answering.mutate(undo) },
      );
    },
    onError: (error) => notifyRefusal(error, refusals, undefined),
    onSettled: () =>
      Promise.all(
        [notificationsKey, actionsKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return answering;
}
