import { sentimentOverviewQueryOptions } from '@/features/sentiment/api/get-sentiment-overview.ts';
import { readPeriod } from '@/features/sentiment/overview-address.ts';
import { SentimentPage } from '@/features/sentiment/sentiment-page.tsx';
import type { ReadScreen } from '../../read-first.ts';

export const read: ReadScreen = (queryClient, { request }) =>
  queryClient.ensureQueryData(
    sentimentOverviewQueryOptions(readPeriod(new URL(request.url).searchParams)),
  );

export const Screen = SentimentPage;
