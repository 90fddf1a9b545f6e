import { SentimentPage } from '@/features/sentiment/sentiment-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  usePageTitle('Sentiment');
  return <SentimentPage />;
}
