import { organizationMoodsSchema, paths } from '@rapport/contract';
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

export const organizationMoodsQueryOptions = (period: ChosenPeriod) =>
  queryOptions({
    queryKey: [...organizationFiguresKey, 'moods', period],
    queryFn: ({ signal }) =>
      request({
        path: `${paths.organizationMoods}${periodSearch(period)}`,
        schema: organizationMoodsSchema,
        signal,
      }),
    staleTime: organizationFiguresStaleMs,
  });

/** The moods of the period in the address. The previous ones stay until the new ones arrive. */
export function useOrganizationMoods() {
  const { period } = useChosenPeriod();
  return useQuery({
    ...organizationMoodsQueryOptions(period),
    placeholderData: keepPreviousData,
  });
}
