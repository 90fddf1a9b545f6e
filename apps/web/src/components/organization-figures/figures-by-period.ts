import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type ChosenPeriod, type PeriodInQuery, periodInQuery } from './chosen-period.ts';
import { organizationFiguresKey, organizationFiguresStaleMs } from './figure-keys.ts';
import { useChosenPeriod } from './use-chosen-period.ts';

type Asked = { query: PeriodInQuery; signal: AbortSignal };

/** The query options of figures, by period. Their keys begin with `organizationFiguresKey`. */
export const figuresByPeriod =
  <Figures>(name: string, ask: (asked: Asked) => Promise<Figures>) =>
  (period: ChosenPeriod) =>
    queryOptions({
      queryKey: [...organizationFiguresKey, name, period],
      queryFn: ({ signal }) => ask({ query: periodInQuery(period), signal }),
      staleTime: organizationFiguresStaleMs,
    });

/** The figures of the period in the address. The previous ones stay until the new ones arrive. */
export function useFigures<Figures>(optionsOf: ReturnType<typeof figuresByPeriod<Figures>>) {
  const { period } = useChosenPeriod();
  return useQuery({ ...optionsOf(period), placeholderData: keepPreviousData });
}
