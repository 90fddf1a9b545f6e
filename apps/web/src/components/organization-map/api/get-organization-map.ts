import { organizationMapSchema, paths } from '@rapport/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import {
  type ChosenPeriod,
  periodSearch,
} from '@/components/organization-figures/chosen-period.ts';
import { organizationFiguresKey } from '@/components/organization-figures/figure-keys.ts';
import { useChosenPeriod } from '@/components/organization-figures/use-chosen-period.ts';
import { request } from '@/lib/api-client.ts';

const freshMs = 60_000;

export const organizationMapQueryOptions = (period: ChosenPeriod) =>
  queryOptions({
    queryKey: [...organizationFiguresKey, 'map', period],
    queryFn: ({ signal }) =>
      request({
        path: `${paths.organizationMap}${periodSearch(period)}`,
        schema: organizationMapSchema,
        signal,
      }),
    // Events invalidate it. Weeks that were prefetched are not fetched again.
    staleTime: freshMs,
  });

/** The map of the period in the address. The previous map stays until the new one arrives. */
export function useOrganizationMap() {
  const { period } = useChosenPeriod();
  return useQuery({
    ...organizationMapQueryOptions(period),
    placeholderData: keepPreviousData,
  });
}
