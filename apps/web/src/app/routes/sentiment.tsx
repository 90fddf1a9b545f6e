import type { ShouldRevalidateFunction } from 'react-router';
import { RequireFeature } from '@/app/guards.tsx';
import { sentimentOverviewQueryOptions } from '@/features/sentiment/api/get-sentiment-overview.ts';
import { readPeriod } from '@/features/sentiment/overview-address.ts';
import { SentimentPage } from '@/features/sentiment/sentiment-page.tsx';
import type { ReadScreen } from '../read-first.ts';

const periodIn = (url: URL) => readPeriod(url.searchParams);

export const read: ReadScreen = (queryClient, { request }) =>
  queryClient.ensureQueryData(sentimentOverviewQueryOptions(periodIn(new URL(request.url))));

export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  periodIn(currentUrl) !== periodIn(nextUrl);

export function Component() {
  return (
    <RequireFeature feature="sentiment">
      <SentimentPage />
    </RequireFeature>
  );
}
