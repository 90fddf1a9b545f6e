import { readFromSource, ScreenFromSource, sourceChanges } from '../figure-source.tsx';

export const read = readFromSource({
  sample: () => import('./scenario-new/sample.tsx'),
  own: () => import('./scenario-new/own.tsx'),
});

export const shouldRevalidate = sourceChanges;

export const Component = ScreenFromSource;
