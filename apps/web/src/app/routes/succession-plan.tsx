import { PersonPlanning } from '@/components/planning/person-planning.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { readFromSourceOfId, ScreenFromSource } from '../figure-source.tsx';
import { sampleScreens } from '../sample-screens.ts';

export const read = readFromSourceOfId({
  sample: sampleScreens.successionPlan,
  own: () => import('./organization/succession-plan.tsx'),
});

export function Component() {
  usePageTitle('Succession Planning');
  return (
    <PersonPlanning title="Succession Planning" subject="succession by person">
      <ScreenFromSource />
    </PersonPlanning>
  );
}
