import { usePageTitle } from '@/lib/use-page-title.ts';
import { readFromSource, ScreenFromSource, sourceChanges } from '../figure-source.tsx';
import { PersonPlanning } from '../works-council.tsx';

export const read = readFromSource({
  sample: () => import('./succession/sample.tsx'),
  own: () => import('./succession/own.tsx'),
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
