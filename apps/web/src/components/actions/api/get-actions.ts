import { type ActionFilter, actionsAtOnceMax, endpoints } from '@rapport/contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';
import { actionKeys } from './action-keys.ts';

/** The list of actions. Further pages are loaded on request. */
export function useActions(filter: ActionFilter) {
  return useInfiniteQuery({
    queryKey: actionKeys.list(filter),
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.actions.list, { query: { ...filter, after: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export function useActionsOfMeeting(meeting: string, isOn = true) {
  return useQuery({
    queryKey: actionKeys.ofMeeting(meeting),
    queryFn: ({ signal }) =>
      call(endpoints.actions.list, { query: { meeting, limit: actionsAtOnceMax }, signal }),
    enabled: isOn,
  });
}

/** The first page of the actions of a series. */
export function useActionsOfSeries(series: string, isOn: boolean) {
  return useQuery({
    queryKey: actionKeys.ofSeries(series),
    queryFn: ({ signal }) =>
      call(endpoints.actions.list, { query: { series, limit: actionsAtOnceMax }, signal }),
    enabled: isOn,
  });
}
