import { readPeriod } from '@/components/organization-figures/chosen-period.ts';
import { organizationMoodsQueryOptions } from '@/components/organization-figures/organization-moods.ts';
import { SentimentPage } from '@/features/sentiment/sentiment-page.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';

/** Starts loading; the screen shows its skeleton until the data arrive. */
export const read: ReadScreen = async (queryClient, { request }) => {
  const period = readPeriod(new URL(request.url).searchParams);
  void queryClient.prefetchQuery(organizationMoodsQueryOptions(period));
};

export const Component = SentimentPage;
