import { RequireFeature } from '@/app/guards.tsx';
import { readFromSource, ScreenFromSource, sourceChanges } from '../figure-source.tsx';

export const read = readFromSource({
  sample: () => import('./ask-me-anything/sample.tsx'),
  own: () => import('./ask-me-anything/own.tsx'),
});

export const shouldRevalidate = sourceChanges;

export function Component() {
  return (
    <RequireFeature feature="askMeAnything">
      <ScreenFromSource />
    </RequireFeature>
  );
}
