import { PersonPlanning } from '@/components/planning/person-planning.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { readFromSource, ScreenFromSource, sourceChanges } from '../figure-source.tsx';
import { sampleScreens } from '../sample-screens.ts';

export const read = readFromSource({
  sample: sampleScreens.succession,
  own: () => import('./organization/succession.tsx'),
});

export const shouldRevalidate = sourceChanges;

export function Component() {
  usePageTitle('Succession Planning');
  return (
    <PersonPlanning title="Succession Planning" subject="succession by person">
      <ScreenFromSource />
    </PersonPlanning>
  );
}
