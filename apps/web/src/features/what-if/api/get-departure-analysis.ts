import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { analyseDeparture } from '@/planning/departure/departure-analysis.ts';
import { departureFacts } from '@/sample-data/what-if/departure-facts.ts';

export const departureAnalysisQueryOptions = (personId: string) =>
  queryOptions({
    queryKey: ['what-if', 'departure', personId],
    queryFn: async () => analyseDeparture(departureFacts, personId),
    staleTime: 'static',
  });

export const useDepartureAnalysis = (personId: string) =>
  useSuspenseQuery(departureAnalysisQueryOptions(personId)).data;
