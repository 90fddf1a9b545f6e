import { readFromSource, ScreenFromSource, sourceChanges } from '../figure-source.tsx';

export const read = readFromSource({
  sample: () => import('./offboarding-new/sample.tsx'),
  own: () => import('./offboarding-new/own.tsx'),
});

export const shouldRevalidate = sourceChanges;

export const Component = ScreenFromSource;
