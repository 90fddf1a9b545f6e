import { endpoints, type SeriesOfPersonQuery } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';
import { seriesKeys } from './series-keys.ts';

/** The series in which the person spoke in a range of days. */
export const useSeriesOfPerson = (id: string, { from, to }: SeriesOfPersonQuery) =>
  useQuery({
    queryKey: seriesKeys.ofPerson(id, from, to),
    queryFn: ({ signal }) =>
      call(endpoints.series.listOfPerson, { id, query: { from, to }, signal }),
    // The days change with the slider, so the previous list stays while loading.
    placeholderData: (earlier, query) => (query?.queryKey[2] === id ? earlier : undefined),
  });
