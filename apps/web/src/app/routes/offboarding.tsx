import { readFromSource, ScreenFromSource, sourceChanges } from '../figure-source.tsx';

export const read = readFromSource({
  sample: () => import('./offboarding/sample.tsx'),
  own: () => import('./offboarding/own.tsx'),
});

export const shouldRevalidate = sourceChanges;

export const Component = ScreenFromSource;
