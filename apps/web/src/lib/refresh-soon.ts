import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** The shortest time between two refreshes of the same key, in milliseconds. */
const defaultPauseMs = 500;

type Refresh = { isDue: boolean };

/** Running or pausing refreshes, by the hash of their key. */
const refreshesOf = new WeakMap<QueryClient, Map<string, Refresh>>();

/**
 * Invalidates the queries under a key and refetches those in use. The first call does so at once. Further calls during
 * a request, or in the pause after it, cause one more request.
 */
export function refreshSoon(
  queryClient: QueryClient,
  queryKey: QueryKey,
  pauseMs = defaultPauseMs,
): void {
  const refreshes = refreshesOf.get(queryClient) ?? new Map<string, Refresh>();
  refreshesOf.set(queryClient, refreshes);
  const name = hashKey(queryKey);
  const running = refreshes.get(name);
  if (running) {
    running.isDue = true;
    return;
  }
  if (queryClient.getQueryCache().findAll({ queryKey }).length === 0) return;
  const refresh = { isDue: true };
  refreshes.set(name, refresh);
  void refreshWhileDue(queryClient, queryKey, refresh, pauseMs).finally(() =>
    refreshes.delete(name),
  );
}

async function refreshWhileDue(
  queryClient: QueryClient,
  queryKey: QueryKey,
  refresh: Refresh,
  pauseMs: number,
) {
  while (refresh.isDue) {
    // A first load is not restarted. Its response may be older than this call, so another request
    // follows.
    refresh.isDue = isLoadedFirst(queryClient, queryKey);
    await queryClient.invalidateQueries({ queryKey });
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

function isLoadedFirst(queryClient: QueryClient, queryKey: QueryKey): boolean {
  const loading = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  return loading.some(({ state }) => state.data === undefined);
}
