import type { Action } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { patchActions } from './api/action-cache.ts';
import { actionKeys } from './api/action-keys.ts';
import { changeActions } from './api/change-actions.ts';
import { type Changed, changedSentence, requestOf, undoOf } from './changed-words.ts';

type Step = { actions: readonly Action[]; changed: Changed };
type Changing = { steps: readonly Step[]; isUndo: boolean };

const refusals = {
  403: 'You may not change this action.',
  404: 'The action no longer exists, or you may no longer see it.',
  else: 'The action could not be changed. Please try again.',
};

/** Changes actions at once, and offers to undo it. `onChanged` gets them as they are now. */
export function useChangingActions(onChanged?: (actions: readonly Action[]) => void) {
  const queryClient = useQueryClient();
  const show = (actions: readonly Action[]) => {
    const byId = new Map(actions.map((action) => [action.id, action]));
    patchActions(queryClient, new Set(byId.keys()), (old) => byId.get(old.id) ?? old);
    onChanged?.(actions);
  };
  const changing = useMutation({
    mutationFn: async ({ steps }: Changing) => {
      const answers: Action[] = [];
      for (const { actions, changed } of steps) {
        const ids = actions.map(({ id }) => id);
        answers.push(...(await changeActions({ ids, ...requestOf(changed) })).actions);
      }
      return answers;
    },
    onMutate: async ({ steps }) => {
      await queryClient.cancelQueries({ queryKey: actionKeys.all });
      show(steps.flatMap(({ actions, changed }) => actions.map((one) => ({ ...one, ...changed }))));
    },
    onSuccess: (answers, { steps: [first], isUndo }) => {
      show(answers);
      if (isUndo || !first) return;
      const { actions, changed } = first;
      notify.success(changedSentence(actions.length, changed), {
        label: 'Undo',
        run: () => undo(first),
      });
    },
    onError: (error, { steps }) => {
      show(steps.flatMap(({ actions }) => actions));
      notify.error(refusalSentence(error, refusals), 'actions', error);
      void queryClient.invalidateQueries({ queryKey: actionKeys.all });
    },
  });
  const undo = ({ actions, changed }: Step) => {
    const before = Map.groupBy(actions, (action) => JSON.stringify(undoOf(action, changed)));
    const steps = [...before.values()].flatMap((same) =>
      same[0] ? [{ actions: same, changed: undoOf(same[0], changed) }] : [],
    );
    changing.mutate({ steps, isUndo: true });
  };
  return (actions: readonly Action[], changed: Changed) => {
    if (actions.length === 0) return;
    notify.withdraw('actions');
    changing.mutate({ steps: [{ actions, changed }], isUndo: false });
  };
}
