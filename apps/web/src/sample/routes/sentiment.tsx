import type { ReadScreen } from '@/lib/read-screen.ts';
import { sentimentOverviewQueryOptions } from '@/sample/sentiment/api/get-sentiment-overview.ts';
import { readPeriod } from '@/sample/sentiment/overview-address.ts';
import { SentimentPage } from '@/sample/sentiment/sentiment-page.tsx';

export const read: ReadScreen = (queryClient, { request }) =>
  queryClient.ensureQueryData(
    sentimentOverviewQueryOptions(readPeriod(new URL(request.url).searchParams)),
  );

export const Component = SentimentPage;
