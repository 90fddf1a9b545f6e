import { PersonPlanning } from '@/components/planning/person-planning.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { successionQueryOptions } from '@/sample/succession/api/get-succession.ts';
import { ResultsPage } from '@/sample/succession/results/results-page.tsx';

export const read: ReadScreen = (queryClient) =>
  queryClient.ensureQueryData(successionQueryOptions);

export function Component() {
  usePageTitle('Candidate Results');
  return (
    <PersonPlanning title="Succession Planning" subject="succession by person">
      <ResultsPage />
    </PersonPlanning>
  );
}
