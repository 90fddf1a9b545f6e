import { endpoints } from '@rapport/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';
import { type Refreshing, useRefreshOn } from '@/realtime/use-refresh-on.ts';

const refreshing: Refreshing = {
  queryKey: ['since-last-time'],
  events: [
    'series-updated',
    'meeting-updated',
    'meetings-updated',
    'meeting-deleted',
    'actions-updated',
    'organization-people-updated',
    'organization-settings-updated',
  ],
};

export const sinceLastTimeQueryOptions = queryOptions({
  queryKey: refreshing.queryKey,
  queryFn: ({ signal }) => call(endpoints.series.listDue, { signal }),
});

/** What the last meetings of the reader's series left, where a meeting is due; kept up to date. */
export function useSinceLastTime() {
  useRefreshOn(refreshing);
  return useQuery(sinceLastTimeQueryOptions);
}
