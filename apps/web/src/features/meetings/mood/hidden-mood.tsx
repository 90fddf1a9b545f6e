import { useOnDemand } from '@/lib/use-on-demand.ts';
import type { SuppressedMoodProps } from './suppressed-mood.tsx';

const loadSuppressedMood = () =>
  import('./suppressed-mood.tsx').then(({ SuppressedMood }) => SuppressedMood);

/** Shown instead of score and counts that are hidden. Loaded only when needed. */
export function HiddenMood(props: SuppressedMoodProps) {
  const SuppressedMood = useOnDemand(loadSuppressedMood, true);
  return SuppressedMood && <SuppressedMood {...props} />;
}
