import { organizationOverviewSchema, paths } from '@rapport/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import {
  type ChosenPeriod,
  periodSearch,
} from '@/components/organization-figures/chosen-period.ts';
import {
  organizationFiguresKey,
  organizationFiguresStaleMs,
} from '@/components/organization-figures/figure-keys.ts';
import { useChosenPeriod } from '@/components/organization-figures/use-chosen-period.ts';
import { request } from '@/lib/api-client.ts';

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
