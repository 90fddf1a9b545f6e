import { readFromSource, ScreenFromSource, sourceChanges } from '../figure-source.tsx';
import { sampleScreens } from '../sample-screens.ts';

export const read = readFromSource({
  sample: sampleScreens.scenarioNew,
  own: () => import('./organization/scenario-new.tsx'),
});

export const shouldRevalidate = sourceChanges;

export const Component = ScreenFromSource;
