import { mapTitle } from '@/components/organization-map/map-words.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { readFromSource, ScreenFromSource, sourceChanges } from '../figure-source.tsx';

export const read = readFromSource({
  sample: () => import('./organization-map/sample.tsx'),
  own: () => import('./organization-map/own.tsx'),
});

export const shouldRevalidate = sourceChanges;

export function Component() {
  usePageTitle(mapTitle);
  return <ScreenFromSource />;
}
