import { paths, tiedPeopleSchema } from '@rapport/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { periodSearch } from '@/components/organization-figures/chosen-period.ts';
import {
  organizationFiguresKey,
  organizationFiguresStaleMs,
} from '@/components/organization-figures/figure-keys.ts';
import { useChosenPeriod } from '@/components/organization-figures/use-chosen-period.ts';
import { request } from '@/lib/api-client.ts';

/**
 * The people with ties in the period of the address. The previous ones stay until the new ones
 * arrive.
 */
export function useTiedPeople() {
  const { period } = useChosenPeriod();
  return useQuery({
    queryKey: [...organizationFiguresKey, 'tied-people', period],
    queryFn: ({ signal }) =>
      request({
        path: `${paths.tiedPeople}${periodSearch(period)}`,
        schema: tiedPeopleSchema,
        signal,
      }),
    staleTime: organizationFiguresStaleMs,
    placeholderData: keepPreviousData,
  });
}
