import type { Action, ActionList } from '@rapport/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { actionKeys } from './action-keys.ts';

type Cached = InfiniteData<ActionList> | ActionList;

/** Changes the actions with these ids in every cached list. */
export function patchActions(
  queryClient: QueryClient,
  ids: ReadonlySet<string>,
  change: (action: Action) => Action,
): void {
  const inList = (list: ActionList): ActionList => ({
    ...list,
    actions: list.actions.map((action) => (ids.has(action.id) ? change(action) : action)),
  });
  queryClient.setQueriesData<Cached>({ queryKey: actionKeys.all }, (data) => {
    if (!data) return data;
    return 'pages' in data ? { ...data, pages: data.pages.map(inList) } : inList(data);
  });
}
