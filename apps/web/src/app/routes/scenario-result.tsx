import { readFromSourceOfId, ScreenFromSource } from '../figure-source.tsx';

export const read = readFromSourceOfId({
  sample: () => import('./scenario-result/sample.tsx'),
  own: () => import('./scenario-result/own.tsx'),
});

export const Component = ScreenFromSource;
