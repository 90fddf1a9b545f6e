import type { QueryClient } from '@tanstack/react-query';
import { getMeetingsQueryOptions } from '@/features/meetings/api/get-meetings.ts';
import { activeFeaturesQueryOptions } from '@/lib/use-active-features.ts';
import { searchInAddress } from '@/lib/use-search-in-address.ts';

/** Asks for what the shell and the screen of an address show first; resolves once the screen can be drawn. */
export async function askAhead(
  queryClient: QueryClient,
  address: { pathname: string; search: string },
  organizationId: string | null | undefined,
): Promise<void> {
  const features =
    organizationId && queryClient.prefetchQuery(activeFeaturesQueryOptions(organizationId));
  // What else is drawn is sample data: it has to be known whether its moods are shown.
  if (address.pathname !== '/meetings') return void (await features);
  const search = searchInAddress(new URLSearchParams(address.search));
  await queryClient.prefetchInfiniteQuery(getMeetingsQueryOptions(search));
}
