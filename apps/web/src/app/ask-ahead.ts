import type { QueryClient } from '@tanstack/react-query';
import { getMeetingsQueryOptions } from '@/features/meetings/api/get-meetings.ts';
import { searchInAddress } from '@/lib/use-search-in-address.ts';

/** Asks for what a screen shows first while the shell around it is still being drawn. */
export function askAhead(queryClient: QueryClient, address: { pathname: string; search: string }) {
  if (address.pathname !== '/meetings') return;
  const search = searchInAddress(new URLSearchParams(address.search));
  void queryClient.prefetchInfiniteQuery(getMeetingsQueryOptions(search));
}
