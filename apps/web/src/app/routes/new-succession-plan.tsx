import { usePageTitle } from '@/lib/use-page-title.ts';
import { readFromSource, ScreenFromSource, sourceChanges } from '../figure-source.tsx';
import { PersonPlanning } from '../works-council.tsx';

export const read = readFromSource({
  sample: () => import('./succession/new-sample.tsx'),
  own: () => import('./succession/new-own.tsx'),
});

export const shouldRevalidate = sourceChanges;

export function Component() {
  usePageTitle('New Succession Plan');
  return (
    <PersonPlanning title="Succession Planning" subject="succession by person">
      <ScreenFromSource />
    </PersonPlanning>
  );
}
