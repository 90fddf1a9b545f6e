import { successionQueryOptions } from '@/features/succession/api/get-succession.ts';
import { SuccessionPage } from '@/features/succession/list/succession-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';
import type { ReadScreen } from '../read-first.ts';
import { PersonPlanning } from '../works-council.tsx';

export const read: ReadScreen = (queryClient) =>
  queryClient.ensureQueryData(successionQueryOptions);

export function Component() {
  usePageTitle('Succession Planning');
  return (
    <PersonPlanning title="Succession Planning" subject="succession by person">
      <SuccessionPage />
    </PersonPlanning>
  );
}
