import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { departureFacts } from '@/sample/data/what-if/departure-facts.ts';
import { analyseDeparture } from '@/sample/domain/departure/departure-analysis.ts';

export const departureAnalysisQueryOptions = (personId: string) =>
  queryOptions({
    queryKey: ['what-if', 'departure', personId],
    queryFn: async () => analyseDeparture(departureFacts, personId),
    staleTime: 'static',
  });

export const useDepartureAnalysis = (personId: string) =>
  useSuspenseQuery(departureAnalysisQueryOptions(personId)).data;
