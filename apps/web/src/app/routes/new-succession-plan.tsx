import { successionQueryOptions } from '@/features/succession/api/get-succession.ts';
import { SuccessionWizard } from '@/features/succession/wizard/succession-wizard.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';
import type { ReadScreen } from '../read-first.ts';
import { PersonPlanning } from '../works-council.tsx';

export const read: ReadScreen = (queryClient) =>
  queryClient.ensureQueryData(successionQueryOptions);

export function Component() {
  usePageTitle('New Succession Plan');
  return (
    <PersonPlanning title="Succession Planning" subject="succession by person">
      <SuccessionWizard />
    </PersonPlanning>
  );
}
