import type { ShouldRevalidateFunction } from 'react-router';
import { RequireFeature } from '@/app/guards.tsx';
import { readFromSource, ScreenFromSource, sourceChanges } from '../figure-source.tsx';
import { sampleScreens } from '../sample-screens.ts';

export const read = readFromSource({
  sample: sampleScreens.sentiment,
  own: () => import('./organization/sentiment.tsx'),
});

/** The period of the sample. With own figures, a changed period loads while the screen is shown. */
const periodIn = (url: URL) => url.searchParams.get('period');

export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  periodIn(change.currentUrl) !== periodIn(change.nextUrl) || sourceChanges(change);

export function Component() {
  return (
    <RequireFeature feature="sentiment">
      <ScreenFromSource />
    </RequireFeature>
  );
}
