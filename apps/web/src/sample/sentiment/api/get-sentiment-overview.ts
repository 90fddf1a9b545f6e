import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { sampleToday } from '@/sample/data/company/company.ts';
import { departments } from '@/sample/data/company/departments.ts';
import { individualsIn } from '@/sample/data/sentiment/individuals.ts';
import { teamsIn } from '@/sample/data/sentiment/teams.ts';
import type { Period } from '../domain/periods.ts';
import type { SentimentOverview } from '../domain/sentiment-overview.ts';

export const sentimentOverviewQueryOptions = (period: Period) =>
  queryOptions({
    queryKey: ['sentiment-overview', period],
    queryFn: async (): Promise<SentimentOverview> => ({
      asOf: sampleToday,
      departments,
      individuals: individualsIn(period),
      teams: teamsIn(period),
    }),
    staleTime: 'static',
  });

export const useSentimentOverview = (period: Period) =>
  useSuspenseQuery(sentimentOverviewQueryOptions(period)).data;
