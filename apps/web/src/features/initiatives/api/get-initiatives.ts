import { organizationInitiativesSchema, paths } from '@rapport/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { periodSearch } from '@/components/organization-figures/chosen-period.ts';
import {
  organizationFiguresKey,
  organizationFiguresStaleMs,
} from '@/components/organization-figures/figure-keys.ts';
import { useChosenPeriod } from '@/components/organization-figures/use-chosen-period.ts';
import { request } from '@/lib/api-client.ts';

/**
 * The initiatives of the period in the address. The previous ones stay until the new ones arrive.
 */
export function useInitiatives() {
  const { period } = useChosenPeriod();
  return useQuery({
    queryKey: [...organizationFiguresKey, 'initiatives', period],
    queryFn: ({ signal }) =>
      request({
        path: `${paths.organizationInitiatives}${periodSearch(period)}`,
        schema: organizationInitiativesSchema,
        signal,
      }),
    staleTime: organizationFiguresStaleMs,
    placeholderData: keepPreviousData,
  });
}
