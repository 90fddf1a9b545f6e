import { endpoints } from '@rapport/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { periodInQuery } from '@/components/organization-figures/chosen-period.ts';
import {
  organizationFiguresKey,
  organizationFiguresStaleMs,
} from '@/components/organization-figures/figure-keys.ts';
import { figuresByPeriod } from '@/components/organization-figures/figures-by-period.ts';
import { useChosenPeriod } from '@/components/organization-figures/use-chosen-period.ts';
import { call } from '@/lib/call.ts';

/** The people with ties in the period. */
export const tiedPeopleQueryOptions = figuresByPeriod('tied-people', (asked) =>
  call(endpoints.whatIf.listPeople, asked),
);

/**
 * What would come apart if these people left, in the period of the address, which ends with
 * `lastWeek` if it names no other week. Nothing is requested without people.
 */
export function useWhatIf(leavers: readonly string[], lastWeek?: string) {
  const chosen = useChosenPeriod().period;
  const period = { ...chosen, week: chosen.week ?? lastWeek };
  return useQuery({
    queryKey: [...organizationFiguresKey, 'what-if', period, leavers],
    queryFn: ({ signal }) =>
      call(endpoints.whatIf.get, {
        query: { ...periodInQuery(period), leavers: leavers.join() },
        signal,
      }),
    enabled: leavers.length > 0,
    staleTime: organizationFiguresStaleMs,
    placeholderData: keepPreviousData,
  });
}
