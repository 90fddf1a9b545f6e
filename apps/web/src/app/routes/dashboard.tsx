import { usePageTitle } from '@/lib/use-page-title.ts';
import {
  readFromSource,
  ScreenFromSource,
  sourceChanges,
  useShownSource,
} from '../figure-source.tsx';
import { FirstSteps } from '../first-steps/first-steps.tsx';
import { sampleScreens } from '../sample-screens.ts';

export const read = readFromSource({
  sample: sampleScreens.dashboard,
  own: () => import('./organization/dashboard.tsx'),
});

export const shouldRevalidate = sourceChanges;

export function Component() {
  usePageTitle('Dashboard');
  return (
    <ScreenFromSource>
      <FirstSteps source={useShownSource()} />
    </ScreenFromSource>
  );
}
