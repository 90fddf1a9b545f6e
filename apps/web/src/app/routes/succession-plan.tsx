import { readFromSourceOfId } from '../figure-source.tsx';
import { sampleScreens } from '../sample-screens.ts';

export { Component } from './succession.tsx';

export const read = readFromSourceOfId({
  sample: sampleScreens.successionPlan,
  own: () => import('./organization/succession-plan.tsx'),
});
