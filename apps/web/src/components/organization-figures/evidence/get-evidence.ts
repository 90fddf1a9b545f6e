import { type EvidenceQuery, endpoints } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';
import { type ChosenPeriod, periodInQuery } from '../chosen-period.ts';
import { organizationFiguresKey, organizationFiguresStaleMs } from '../figure-keys.ts';

/** The figure that the evidence is for. */
export type EvidenceSubject = Pick<EvidenceQuery, 'of' | 'subject' | 'other'>;

export function useEvidence({ of, subject, other }: EvidenceSubject, period: ChosenPeriod) {
  return useQuery({
    queryKey: [...organizationFiguresKey, 'evidence', period, of, subject, other ?? null],
    queryFn: ({ signal }) =>
      call(endpoints.figures.getEvidence, {
        query: { ...periodInQuery(period), of, subject, other },
        signal,
      }),
    staleTime: organizationFiguresStaleMs,
  });
}
