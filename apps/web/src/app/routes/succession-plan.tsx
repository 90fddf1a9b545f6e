import { usePageTitle } from '@/lib/use-page-title.ts';
import { readFromSourceOfId, ScreenFromSource } from '../figure-source.tsx';
import { PersonPlanning } from '../works-council.tsx';

export const read = readFromSourceOfId({
  sample: () => import('./succession/plan-sample.tsx'),
  own: () => import('./succession/plan-own.tsx'),
});

export function Component() {
  usePageTitle('Succession Planning');
  return (
    <PersonPlanning title="Succession Planning" subject="succession by person">
      <ScreenFromSource />
    </PersonPlanning>
  );
}
