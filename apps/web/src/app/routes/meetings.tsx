import type { QueryClient } from '@tanstack/react-query';
import { getMeetingsPageQueryOptions } from '@/features/meetings/api/meetings.ts';
import { readFilter, writeFilter } from '@/features/meetings/domain/list-filter.ts';
import { MeetingsPage } from '@/features/meetings/list/meetings-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { searchInAddress } from '@/lib/use-search-in-address.ts';

/** Requests the first page of the list that the query string of an address selects. */
export function readMeetings(queryClient: QueryClient, search: string): Promise<void> {
  const parameters = new URLSearchParams(search);
  const filter = writeFilter(readFilter(parameters), searchInAddress(parameters));
  return queryClient.prefetchQuery(getMeetingsPageQueryOptions(filter));
}

export function Component() {
  usePageTitle('Meetings');
  return <MeetingsPage />;
}
