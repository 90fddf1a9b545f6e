import { readFromSourceOfId, ScreenFromSource } from '../figure-source.tsx';
import { sampleScreens } from '../sample-screens.ts';

export const read = readFromSourceOfId({
  sample: sampleScreens.offboardingProject,
  own: () => import('./organization/offboarding-project.tsx'),
});

export const Component = ScreenFromSource;
