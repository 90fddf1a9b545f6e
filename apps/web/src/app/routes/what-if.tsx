import type { ShouldRevalidateFunction } from 'react-router';
import { PersonPlanning } from '@/components/planning/person-planning.tsx';
import { readFromSource, ScreenFromSource, sourceChanges } from '../figure-source.tsx';
import { sampleScreens } from '../sample-screens.ts';

export function Component() {
  return (
    <PersonPlanning title="What-if simulation" subject="what-if by person">
      <ScreenFromSource />
    </PersonPlanning>
  );
}

export const read = readFromSource({
  sample: sampleScreens.whatIf,
  own: () => import('./organization/what-if.tsx'),
});

const personIn = (url: URL) => url.searchParams.get('person');

export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  sourceChanges(change) || personIn(change.currentUrl) !== personIn(change.nextUrl);
