import { meetingsPageSize, paths } from '@rapport/contract';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import {
  type ShownMeeting,
  type ShownMeetingList,
  shownMeetingListSchema,
} from '../domain/meeting-status.ts';
import { withNewerProcessing } from './meeting-cache.ts';
import { meetingKeys, meetingStaleMs } from './meeting-keys.ts';

function getMeetings(search: string, offset: number, signal: AbortSignal) {
  const query = new URLSearchParams({ limit: `${meetingsPageSize}`, offset: `${offset}` });
  if (search) query.set('search', search);
  return request({ path: `${paths.meetings}?${query}`, schema: shownMeetingListSchema, signal });
}

export function getMeetingsQueryOptions(search: string) {
  return infiniteQueryOptions({
    queryKey: meetingKeys.list(search),
    queryFn: async ({ client, pageParam, signal }) => {
      const askedAtMs = Date.now();
      const page = await getMeetings(search, pageParam, signal);
      const newer = (meeting: ShownMeeting) => withNewerProcessing(client, meeting, askedAtMs);
      return { ...page, meetings: page.meetings.map(newer) };
    },
    initialPageParam: 0,
    getNextPageParam: (lastPage, pages) => {
      const sizeOf = (page: ShownMeetingList) => page.meetings.length + page.unreadable;
      const loaded = pages.reduce((count, page) => count + sizeOf(page), 0);
      return sizeOf(lastPage) > 0 && loaded < lastPage.total ? loaded : undefined;
    },
    staleTime: meetingStaleMs,
    placeholderData: keepPreviousData,
  });
}

/** The meetings of the organization, newest first, 50 a page; `search` matches name and team. */
export function useMeetings(search: string) {
  return useInfiniteQuery(getMeetingsQueryOptions(search));
}
