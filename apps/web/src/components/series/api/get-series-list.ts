import { paths, seriesListItemSchema, seriesListSchema } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/lib/api-client.ts';
import { readableList } from '@/lib/readable-list.ts';
import { seriesKeys } from './series-keys.ts';

const listSchema = z.extend(seriesListSchema, { series: readableList(seriesListItemSchema) });

/** The series with a meeting that the reader may read. */
export const useSeriesList = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: seriesKeys.list,
    queryFn: ({ signal }) => request({ path: paths.seriesList, schema: listSchema, signal }),
    enabled,
  });
