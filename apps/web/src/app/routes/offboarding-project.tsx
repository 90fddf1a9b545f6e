import { readFromSourceOfId, ScreenFromSource } from '../figure-source.tsx';

export const read = readFromSourceOfId({
  sample: () => import('./offboarding-project/sample.tsx'),
  own: () => import('./offboarding-project/own.tsx'),
});

export const Component = ScreenFromSource;
