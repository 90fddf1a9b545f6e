import { actionListSchema, actionsAtOnceMax, paths } from '@rapport/contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { actionKeys } from './action-keys.ts';

/** The list of actions. `filter` is a query string; further pages are loaded on request. */
export function useActions(filter: string) {
  return useInfiniteQuery({
    queryKey: actionKeys.list(filter),
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams(filter);
      if (pageParam) query.set('after', pageParam);
      return request({ path: `${paths.actions}?${query}`, schema: actionListSchema, signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export function useActionsOfMeeting(meetingId: string, isOn = true) {
  const query = new URLSearchParams({ meeting: meetingId, limit: `${actionsAtOnceMax}` });
  return useQuery({
    queryKey: actionKeys.ofMeeting(meetingId),
    queryFn: ({ signal }) =>
      request({ path: `${paths.actions}?${query}`, schema: actionListSchema, signal }),
    enabled: isOn,
  });
}

/** The first page of the actions of a series. */
export function useActionsOfSeries(seriesId: string, isOn: boolean) {
  const query = new URLSearchParams({ series: seriesId, limit: `${actionsAtOnceMax}` });
  return useQuery({
    queryKey: actionKeys.ofSeries(seriesId),
    queryFn: ({ signal }) =>
      request({ path: `${paths.actions}?${query}`, schema: actionListSchema, signal }),
    enabled: isOn,
  });
}
