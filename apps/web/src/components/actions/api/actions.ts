import {
  type ActionChange,
  type ActionFilter,
  actionsAtOnceMax,
  type ChangedActions,
  endpoints,
} from '@rapport/contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';

export const actionsKey = ['actions'] as const;

/** The list of actions. Further pages are loaded on request. */
export function useActions(filter: ActionFilter) {
  return useInfiniteQuery({
    queryKey: [...actionsKey, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.actions.list, { query: { ...filter, after: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** The first page of the actions of a meeting or a series. */
export function useActionsOf(of: { meeting: string } | { series: string }, isOn = true) {
  return useQuery({
    queryKey: [...actionsKey, of],
    queryFn: ({ signal }) =>
      call(endpoints.actions.list, { query: { ...of, limit: actionsAtOnceMax }, signal }),
    enabled: isOn,
  });
}

/** Splits a change of many actions into as few requests as possible. */
export async function changeActions({ ids, ...change }: ActionChange): Promise<ChangedActions> {
  const actions: ChangedActions['actions'] = [];
  for (let at = 0; at < ids.length; at += actionsAtOnceMax) {
    const body = { ids: ids.slice(at, at + actionsAtOnceMax), ...change };
    actions.push(...(await call(endpoints.actions.update, { body })).actions);
  }
  return { actions };
}
