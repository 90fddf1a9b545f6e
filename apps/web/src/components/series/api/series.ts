import {
  endpoints,
  type SeriesOfPersonQuery,
  seriesListItemSchema,
  seriesListSchema,
} from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '@/lib/call.ts';
import { readableList } from '@/lib/readable-list.ts';

export const seriesKey = ['series'] as const;

const as = z.extend(seriesListSchema, { series: readableList(seriesListItemSchema) });

/** The series with a meeting that the reader may read. */
export const useSeriesList = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: [...seriesKey, 'list'],
    queryFn: ({ signal }) => call(endpoints.series.list, { as, signal }),
    enabled,
  });

/** The series in which the person spoke in a range of days. */
export const useSeriesOfPerson = (id: string, { from, to }: SeriesOfPersonQuery) =>
  useQuery({
    queryKey: [...seriesKey, 'person', id, from, to],
    queryFn: ({ signal }) =>
      call(endpoints.series.listOfPerson, { id, query: { from, to }, signal }),
    // The days change with the slider, so the previous list stays while loading.
    placeholderData: (earlier, query) => (query?.queryKey[2] === id ? earlier : undefined),
  });
