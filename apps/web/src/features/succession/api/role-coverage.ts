import { endpoints, type SuccessionWeights } from '@rapport/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type ChosenPeriod,
  periodInQuery,
} from '@/components/organization-figures/chosen-period.ts';
import { organizationFiguresKey } from '@/components/organization-figures/figure-keys.ts';
import { call } from '@/lib/call.ts';

type AskedCoverage = {
  person: string;
  also: readonly string[];
  /** Compares only these. */
  chosen?: 'only';
  weights: SuccessionWeights;
  period: ChosenPeriod;
};

/**
 * How far others already have the person's ties, topics and duties. The previous answer stays while
 * new weights load.
 */
export function useRoleCoverage({ person, also, chosen, weights, period }: AskedCoverage) {
  const query = { ...periodInQuery(period), person, also: also.join(), chosen, ...weights };
  return useQuery({
    queryKey: [...organizationFiguresKey, 'role-coverage', query],
    queryFn: ({ signal }) => call(endpoints.succession.getCoverage, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
