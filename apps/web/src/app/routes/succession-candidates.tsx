import { ResultsPage } from '@/features/succession/results/results-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  usePageTitle('Candidate Results');
  return <ResultsPage />;
}
