import { RequireFeature } from '@/app/guards.tsx';
import { AskPage } from '@/features/ask-me-anything/ask-page.tsx';

export function Component() {
  return (
    <RequireFeature feature="askMeAnything">
      <AskPage />
    </RequireFeature>
  );
}
