import { endpoints, seriesListItemSchema, seriesListSchema } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '@/lib/call.ts';
import { readableList } from '@/lib/readable-list.ts';
import { seriesKeys } from './series-keys.ts';

const as = z.extend(seriesListSchema, { series: readableList(seriesListItemSchema) });

/** The series with a meeting that the reader may read. */
export const useSeriesList = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: seriesKeys.list,
    queryFn: ({ signal }) => call(endpoints.series.list, { as, signal }),
    enabled,
  });
