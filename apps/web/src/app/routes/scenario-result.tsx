import { readFromSourceOfId, ScreenFromSource } from '../figure-source.tsx';
import { sampleScreens } from '../sample-screens.ts';

export const read = readFromSourceOfId({
  sample: sampleScreens.scenarioResult,
  own: () => import('./organization/scenario-result.tsx'),
});

export const Component = ScreenFromSource;
