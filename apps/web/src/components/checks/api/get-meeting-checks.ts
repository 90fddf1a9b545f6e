import { checkedMeetingSchema, meetingChecksSchema, paths } from '@rapport/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/lib/api-client.ts';
import { readableList } from '@/lib/readable-list.ts';
import { checkKeys } from './check-keys.ts';

const schema = z.extend(meetingChecksSchema, { meetings: readableList(checkedMeetingSchema) });

/** The meetings to check, or only one of them; further pages are loaded on request. */
export function useMeetingChecks(meetingId: string | null = null) {
  return useInfiniteQuery({
    queryKey: checkKeys.list(meetingId),
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        ...(meetingId && { meeting: meetingId }),
        ...(pageParam && { after: pageParam }),
      });
      const path = query.size > 0 ? `${paths.meetingChecks}?${query}` : paths.meetingChecks;
      return request({ path, schema, signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
}
