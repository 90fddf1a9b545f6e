import { paths, roleCoverageSchema, type SuccessionWeights } from '@rapport/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ChosenPeriod } from '@/components/organization-figures/chosen-period.ts';
import { periodSearch } from '@/components/organization-figures/chosen-period.ts';
import { request } from '@/lib/api-client.ts';
import { successionKeys } from './succession-keys.ts';

export type AskedCoverage = {
  person: string;
  also: readonly string[];
  weights: SuccessionWeights;
  period: ChosenPeriod;
};

/**
 * How far others already have the person's ties, topics and series. The previous answer stays while
 * new weights load.
 */
export function useRoleCoverage({ person, also, weights, period }: AskedCoverage) {
  const asked = new URLSearchParams(periodSearch(period));
  asked.set('person', person);
  if (also.length > 0) asked.set('also', also.join());
  for (const [kind, weight] of Object.entries(weights)) asked.set(kind, `${weight}`);
  const search = `?${asked}`;
  return useQuery({
    queryKey: successionKeys.coverage(search),
    queryFn: ({ signal }) =>
      request({ path: `${paths.roleCoverage}${search}`, schema: roleCoverageSchema, signal }),
    placeholderData: keepPreviousData,
  });
}
