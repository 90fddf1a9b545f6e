import { usePageTitle } from '@/lib/use-page-title.ts';
import { readFromSource, ScreenFromSource, sourceChanges } from '../figure-source.tsx';

export const read = readFromSource({
  sample: () => import('./dashboard/sample.tsx'),
  own: () => import('./dashboard/own.tsx'),
});

export const shouldRevalidate = sourceChanges;

export function Component() {
  usePageTitle('Dashboard');
  return <ScreenFromSource />;
}
