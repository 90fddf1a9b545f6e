import { paths, whatIfSchema } from '@rapport/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { periodSearch } from '@/components/organization-figures/chosen-period.ts';
import {
  organizationFiguresKey,
  organizationFiguresStaleMs,
} from '@/components/organization-figures/figure-keys.ts';
import { useChosenPeriod } from '@/components/organization-figures/use-chosen-period.ts';
import { request } from '@/lib/api-client.ts';

/**
 * What would come apart if these people left, in the period of the address. Nothing is requested
 * without people.
 */
export function useWhatIf(leavers: readonly string[]) {
  const { period } = useChosenPeriod();
  return useQuery({
    queryKey: [...organizationFiguresKey, 'what-if', period, leavers],
    queryFn: ({ signal }) =>
      request({
        path: `${paths.whatIf}${periodSearch(period)}&leavers=${leavers.map(encodeURIComponent).join()}`,
        schema: whatIfSchema,
        signal,
      }),
    enabled: leavers.length > 0,
    staleTime: organizationFiguresStaleMs,
    placeholderData: keepPreviousData,
  });
}
