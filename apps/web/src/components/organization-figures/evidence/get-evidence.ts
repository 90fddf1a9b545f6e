import { type EvidenceQuery, figureEvidenceSchema, paths } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { type ChosenPeriod, periodSearch } from '../chosen-period.ts';
import { organizationFiguresKey, organizationFiguresStaleMs } from '../figure-keys.ts';

/** The figure that the evidence is for. */
export type EvidenceSubject = Pick<EvidenceQuery, 'of' | 'subject' | 'other'>;

export function useEvidence({ of, subject, other }: EvidenceSubject, period: ChosenPeriod) {
  const names = new URLSearchParams({ of, subject, ...(other !== undefined && { other }) });
  return useQuery({
    queryKey: [...organizationFiguresKey, 'evidence', period, of, subject, other ?? null],
    queryFn: ({ signal }) =>
      request({
        path: `${paths.organizationEvidence}${periodSearch(period)}&${names}`,
        schema: figureEvidenceSchema,
        signal,
      }),
    staleTime: organizationFiguresStaleMs,
  });
}
