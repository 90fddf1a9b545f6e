import { organizationChangesSchema, paths } from '@rapport/contract';
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

export const organizationChangesQueryOptions = (period: ChosenPeriod) =>
  queryOptions({
    queryKey: [...organizationFiguresKey, 'changes', period],
    queryFn: ({ signal }) =>
      request({
        path: `${paths.organizationChanges}${periodSearch(period)}`,
        schema: organizationChangesSchema,
        signal,
      }),
    staleTime: organizationFiguresStaleMs,
  });

/**
 * What changed in the period in the address. The previous answer stays until the new one arrives.
 */
export function useOrganizationChanges() {
  const { period } = useChosenPeriod();
  return useQuery({
    ...organizationChangesQueryOptions(period),
    placeholderData: keepPreviousData,
  });
}
