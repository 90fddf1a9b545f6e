import { endpoints, meetingListItemSchema, meetingListSchema } from '@rapport/contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { seriesKeys } from '@/components/series/api/series-keys.ts';
import { call } from '@/lib/call.ts';
import { readableList } from '@/lib/readable-list.ts';

export const useSeries = (id: string) =>
  useQuery({
    queryKey: seriesKeys.one(id),
    queryFn: ({ signal }) => call(endpoints.series.get, { id, signal }),
  });

/** A meeting's place in its series. */
export const usePlaceInSeries = (meetingId: string) =>
  useQuery({
    queryKey: seriesKeys.place(meetingId),
    queryFn: ({ signal }) => call(endpoints.series.getPlace, { id: meetingId, signal }),
  });

const pageSize = 20;
const as = z.object({
  meetings: readableList(z.pick(meetingListItemSchema, { id: true, name: true, date: true })),
  next: meetingListSchema.shape.next,
});

/**
 * Analysed meetings that match the search and that the reader may change, newest first, page by
 * page.
 */
export const useMeetingsToAdd = (search: string) =>
  useInfiniteQuery({
    queryKey: seriesKeys.toAdd(search),
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.meetings.list, {
        query: { limit: pageSize, status: 'completed', can: 'change', search, after: pageParam },
        as,
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
