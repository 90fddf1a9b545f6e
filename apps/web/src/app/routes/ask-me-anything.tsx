import { RequireFeature } from '@/app/guards.tsx';
import { readFromSource, ScreenFromSource, sourceChanges } from '../figure-source.tsx';
import { sampleScreens } from '../sample-screens.ts';

export const read = readFromSource({
  sample: sampleScreens.askMeAnything,
  own: () => import('./organization/ask-me-anything.tsx'),
});

export const shouldRevalidate = sourceChanges;

export function Component() {
  return (
    <RequireFeature feature="askMeAnything">
      <ScreenFromSource />
    </RequireFeature>
  );
}
