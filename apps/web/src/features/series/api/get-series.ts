import {
  meetingListItemSchema,
  pathFor,
  paths,
  placeInSeriesSchema,
  seriesListItemSchema,
  seriesListSchema,
  seriesSchema,
} from '@rapport/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/lib/api-client.ts';
import { readableList } from '@/lib/readable-list.ts';
import { seriesKeys } from './series-keys.ts';

const listSchema = z.extend(seriesListSchema, { series: readableList(seriesListItemSchema) });

export const useSeriesList = () =>
  useQuery({
    queryKey: seriesKeys.list,
    queryFn: ({ signal }) => request({ path: paths.seriesList, schema: listSchema, signal }),
  });

export const useSeries = (id: string) =>
  useQuery({
    queryKey: seriesKeys.one(id),
    queryFn: ({ signal }) =>
      request({ path: pathFor(paths.series, id), schema: seriesSchema, signal }),
  });

/** The place of a meeting in its series. */
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

const foundMax = 20;
const foundSchema = z.object({
  meetings: readableList(
    z.pick(meetingListItemSchema, {
      id: true,
      name: true,
      date: true,
      processingStatus: true,
      can: true,
    }),
  ),
});

/** The newest meetings whose title or team matches. */
export const useMeetingsToAdd = (search: string) =>
  useQuery({
    queryKey: seriesKeys.toAdd(search),
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ limit: `${foundMax}`, ...(search && { search }) });
      return request({ path: `${paths.meetings}?${query}`, schema: foundSchema, signal });
    },
    placeholderData: keepPreviousData,
  });
