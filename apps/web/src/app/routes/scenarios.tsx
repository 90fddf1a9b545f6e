import { readFromSource, ScreenFromSource, sourceChanges } from '../figure-source.tsx';

export const read = readFromSource({
  sample: () => import('./scenarios/sample.tsx'),
  own: () => import('./scenarios/own.tsx'),
});

export const shouldRevalidate = sourceChanges;

export const Component = ScreenFromSource;
