import {
  meetingListItemSchema,
  meetingListSchema,
  pathFor,
  paths,
  placeInSeriesSchema,
  seriesSchema,
} from '@rapport/contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { seriesKeys } from '@/components/series/api/series-keys.ts';
import { request } from '@/lib/api-client.ts';
import { readableList } from '@/lib/readable-list.ts';

export const useSeries = (id: string) =>
  useQuery({
    queryKey: seriesKeys.one(id),
    queryFn: ({ signal }) =>
      request({ path: pathFor(paths.series, id), schema: seriesSchema, signal }),
  });

/** A meeting's place in its series. */
export const usePlaceInSeries = (meetingId: string) =>
  useQuery({
    queryKey: seriesKeys.place(meetingId),
    queryFn: ({ signal }) =>
      request({
        path: pathFor(paths.seriesOfMeeting, meetingId),
        schema: placeInSeriesSchema,
        signal,
      }),
  });

const pageSize = 20;
const foundSchema = z.object({
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
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        limit: `${pageSize}`,
        status: 'completed',
        can: 'change',
        ...(search && { search }),
        ...(pageParam && { after: pageParam }),
      });
      return request({ path: `${paths.meetings}?${query}`, schema: foundSchema, signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
