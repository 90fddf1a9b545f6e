import { pathFor, paths, type SeriesOfPersonQuery, seriesOfPersonSchema } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { seriesKeys } from './series-keys.ts';

/** The series in which the person spoke in a range of days. */
export const useSeriesOfPerson = (personId: string, { from, to }: SeriesOfPersonQuery) =>
  useQuery({
    queryKey: seriesKeys.ofPerson(personId, from, to),
    queryFn: ({ signal }) =>
      request({
        path: `${pathFor(paths.seriesOfPerson, personId)}?${new URLSearchParams({ from, to })}`,
        schema: seriesOfPersonSchema,
        signal,
      }),
    // The days change with the slider, so the previous list stays while loading.
    placeholderData: (earlier, query) => (query?.queryKey[2] === personId ? earlier : undefined),
  });
