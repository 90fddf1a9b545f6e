import type { Action, ActionList } from '@rapport/contract';
import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { notifyRefusal } from '@/components/ui/notify-refusal.ts';
import { actionsKey, changeActions } from './api/actions.ts';
import { type Changed, changedSentence, requestOf, undoOf } from './changed-words.ts';
import { useChangesUnderWay } from './use-changes-under-way.ts';

type Step = { actions: readonly Action[]; changed: Changed };
type Changing = { steps: readonly Step[]; isUndo: boolean };

const actionsOf = (steps: readonly Step[]) => steps.flatMap(({ actions }) => actions);

const refusals = {
  403: 'You may not change this action.',
  404: 'The action no longer exists, or you may no longer see it.',
  else: 'The action could not be changed. Please try again.',
};

/**
 * Applies changes to actions at once and offers to undo them. Requests are sent one after the
 * other, so that an action's last change wins. `onChanged` gets the changed actions.
 */
export function useChangingActions(onChanged?: (actions: readonly Action[]) => void) {
  const queryClient = useQueryClient();
  const underWay = useChangesUnderWay();
  const show = (actions: readonly Action[]) => {
    const byId = new Map(actions.map((action) => [action.id, action]));
    // Only the list of a meeting tells how often an action was carried.
    patchActions(queryClient, new Set(byId.keys()), (old) => ({ ...old, ...byId.get(old.id) }));
    onChanged?.(actions);
  };
  const changing = useMutation({
    scope: { id: 'actions' },
    mutationFn: async ({ steps }: Changing) => {
      const before = actionsOf(steps).map(underWay.answered);
      const after: Action[] = [];
      for (const { actions, changed } of steps) {
        const ids = actions.map(({ id }) => id);
        after.push(...(await changeActions({ ids, ...requestOf(changed) })).actions);
      }
      return { before, after };
    },
    onMutate: async ({ steps }) => {
      underWay.begin(actionsOf(steps));
      await queryClient.cancelQueries({ queryKey: actionsKey });
      show(steps.flatMap(({ actions, changed }) => actions.map((one) => ({ ...one, ...changed }))));
    },
    onSuccess: ({ before, after }, { steps, isUndo }) => {
      show(underWay.end(actionsOf(steps), after));
      const [first] = steps;
      if (isUndo || !first) return;
      const { changed } = first;
      notify.success(changedSentence(before.length, changed), {
        label: 'Undo',
        run: () => undo({ actions: before, changed }),
      });
    },
    onError: (error, { steps }) => {
      show(underWay.end(actionsOf(steps), []));
      notifyRefusal(error, refusals, 'actions');
      void queryClient.invalidateQueries({ queryKey: actionsKey });
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

/** Changes the actions with these ids in every cached list. */
function patchActions(
  queryClient: QueryClient,
  ids: ReadonlySet<string>,
  change: (action: Action) => Action,
): void {
  const inList = (list: ActionList): ActionList => ({
    ...list,
    actions: list.actions.map((action) => (ids.has(action.id) ? change(action) : action)),
  });
  type Cached = InfiniteData<ActionList> | ActionList;
  queryClient.setQueriesData<Cached>({ queryKey: actionsKey }, (data) => {
    if (!data) return data;
    return 'pages' in data ? { ...data, pages: data.pages.map(inList) } : inList(data);
  });
}
