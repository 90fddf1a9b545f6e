import { type EvidenceQuery, endpoints } from '@rapport/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
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

/** All meetings behind a figure, page by page. */
export function useEvidencePages({ of, subject }: EvidenceSubject, period: ChosenPeriod) {
  return useInfiniteQuery({
    queryKey: [...organizationFiguresKey, 'evidence-pages', period, of, subject],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.figures.getEvidence, {
        query: { ...periodInQuery(period), of, subject, after: pageParam || undefined },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ meetings, earlier }) =>
      earlier > 0 ? meetings.at(-1)?.meetingId : undefined,
    staleTime: organizationFiguresStaleMs,
  });
}
