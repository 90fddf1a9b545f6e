import { RequireFeature } from '@/app/guards.tsx';
import { SentimentPage } from '@/features/sentiment/sentiment-page.tsx';

export function Component() {
  return (
    <RequireFeature feature="sentiment">
      <SentimentPage />
    </RequireFeature>
  );
}
