import { checkedMeetingSchema, endpoints, meetingChecksSchema } from '@rapport/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '@/lib/call.ts';
import { readableList } from '@/lib/readable-list.ts';

export const checksKey = ['meeting-checks'] as const;

const as = z.extend(meetingChecksSchema, { meetings: readableList(checkedMeetingSchema) });

/** The meetings to check, or only one of them; further pages are loaded on request. */
export function useMeetingChecks(meetingId: string | null = null) {
  return useInfiniteQuery({
    queryKey: [...checksKey, meetingId],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.checks.list, {
        query: { meeting: meetingId ?? '', after: pageParam },
        as,
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
}
