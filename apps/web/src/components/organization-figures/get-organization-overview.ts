import { organizationOverviewSchema, paths } from '@rapport/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { type ChosenPeriod, periodSearch } from './chosen-period.ts';
import { organizationFiguresKey, organizationFiguresStaleMs } from './figure-keys.ts';
import { useChosenPeriod } from './use-chosen-period.ts';

export const organizationOverviewQueryOptions = (period: ChosenPeriod) =>
  queryOptions({
    queryKey: [...organizationFiguresKey, 'overview', period],
    queryFn: ({ signal }) =>
      request({
        path: `${paths.organizationOverview}${periodSearch(period)}`,
        schema: organizationOverviewSchema,
        signal,
      }),
    staleTime: organizationFiguresStaleMs,
  });

/**
 * The figures of the period in the address. The previous figures stay until the new ones arrive.
 */
export function useOrganizationOverview() {
  const { period } = useChosenPeriod();
  return useQuery({
    ...organizationOverviewQueryOptions(period),
    placeholderData: keepPreviousData,
  });
}
