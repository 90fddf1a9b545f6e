import { mapTitle } from '@/components/organization-map/map-words.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { readFromSource, ScreenFromSource, sourceChanges } from '../figure-source.tsx';
import { sampleScreens } from '../sample-screens.ts';

export const read = readFromSource({
  sample: sampleScreens.organizationMap,
  own: () => import('./organization/organization-map.tsx'),
});

export const shouldRevalidate = sourceChanges;

export function Component() {
  usePageTitle(mapTitle);
  return <ScreenFromSource />;
}
