import type { QueryClient } from '@tanstack/react-query';
import { getMeetingsPageQueryOptions } from '@/features/meetings/api/get-meetings.ts';
import { readFilter, writeFilter } from '@/features/meetings/domain/list-filter.ts';
import { activeFeaturesQueryOptions } from '@/lib/use-active-features.ts';
import { searchInAddress } from '@/lib/use-search-in-address.ts';

/** Prefetches the data that the shell and the screen at an address show first. */
export async function askAhead(
  queryClient: QueryClient,
  address: { pathname: string; search: string },
  organizationId: string | null | undefined,
): Promise<void> {
  const features =
    organizationId && queryClient.prefetchQuery(activeFeaturesQueryOptions(organizationId));
  // Other screens load their own data first, and need to know whether sentiment is switched on.
  if (address.pathname !== '/meetings') return void (await features);
  const parameters = new URLSearchParams(address.search);
  const filter = writeFilter(readFilter(parameters), searchInAddress(parameters));
  await queryClient.prefetchQuery(getMeetingsPageQueryOptions(filter));
}
