import { paths, seriesListSchema } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { askKeys } from './ask-keys.ts';

const staleMs = 60_000;

/** Series, those with the latest meetings first. */
export const useSeriesChoices = () =>
  useQuery({
    queryKey: askKeys.series,
    queryFn: ({ signal }) => request({ path: paths.seriesList, schema: seriesListSchema, signal }),
    select: ({ series }) => series.map(({ id, name }) => ({ value: id, label: name })),
    staleTime: staleMs,
  });
