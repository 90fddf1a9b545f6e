import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { meetingKeys } from '../api/meeting-keys.ts';
import { getMeetingsPageQueryOptions } from '../api/meetings.ts';
import { type MeetingsPage, placesOf, rowsOf } from '../domain/meetings-page.ts';
import { usePagesInSight } from './use-pages-in-sight.ts';

const isMissing = ({ state }: { state: { data: MeetingsPage | undefined } }) =>
  state.data === undefined;

/**
 * The meetings of a list in pages; `filter` is a query string. Only pages in view are refetched
 * when they are stale or invalidated.
 */
export function useMeetings(filter: string) {
  const queryClient = useQueryClient();
  const { pagesInSight, enterPage } = usePagesInSight();

  // The previous list stays until the first page of a new filter is loaded.
  const first = useQuery({
    ...getMeetingsPageQueryOptions(filter),
    enabled: isMissing,
    placeholderData: keepPreviousData,
  });
  const [shownFilter, setShownFilter] = useState(filter);
  if (!first.isPlaceholderData && shownFilter !== filter) setShownFilter(filter);

  const [wanted, setWanted] = useState<string | null>(null);
  const dataAt = (after: string | null) =>
    queryClient.getQueryData<MeetingsPage>(meetingKeys.page(shownFilter, after));
  const places = placesOf(dataAt, wanted);
  const pages = places.map(({ after }) => ({ after, data: dataAt(after) }));
  const rows = rowsOf(pages);
  // A page without rows, missing or empty, cannot come into view, so it is always kept up to date.
  const pagesWithRows = new Set(rows.map(({ page }) => page));
  const queries = useQueries({
    queries: places.map(({ after, through }) => ({
      ...getMeetingsPageQueryOptions(shownFilter, after, through),
      enabled: !pagesWithRows.has(after) || pagesInSight.has(after),
      // Rows are read from the cache, so the observers cannot track which properties are used.
      notifyOnChangeProps: 'all' as const,
    })),
  });

  const last = queries.at(-1);
  const next = last?.data?.end ?? null;
  const isLoadingMore = queries.length > 1 && last?.isLoading === true;
  const hasMoreFailed = queries.length > 1 && last?.isLoadingError === true;
  const reload = last?.refetch;
  const loadMore = useCallback(() => {
    if (next) setWanted(next);
    else void reload?.();
  }, [next, reload]);

  const newest = newestOf(pages.flatMap(({ data }) => data ?? []));
  return {
    rows: newest && rows,
    total: newest?.total,
    moodsHidden: newest?.moodsHidden,
    unreadable: pages.reduce((count, { data }) => count + (data?.unreadable ?? 0), 0),
    isOutdated: first.isPlaceholderData,
    error: first.data ? null : first.error,
    isFetching: first.isFetching,
    refetch: first.refetch,
    hasMore: next !== null || isLoadingMore || hasMoreFailed,
    isLoadingMore,
    hasMoreFailed,
    loadMore,
    enterPage,
  };
}

/** The page that was requested last, whose total is the current one. */
const newestOf = (pages: readonly MeetingsPage[]) =>
  pages.reduce<MeetingsPage | undefined>(
    (newest, page) => (newest && newest.askedAtMs >= page.askedAtMs ? newest : page),
    undefined,
  );
