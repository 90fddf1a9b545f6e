import { useOnDemand } from '@/lib/use-on-demand.ts';
import type { SuppressedMoodProps } from './suppressed-mood.tsx';

const loadSuppressedMood = () =>
  import('./suppressed-mood.tsx').then(({ SuppressedMood }) => SuppressedMood);

/** In place of the mood of a meeting in which too few people are judged. Loaded where there is one. */
export function HiddenMood(props: SuppressedMoodProps) {
  const SuppressedMood = useOnDemand(loadSuppressedMood, true);
  return SuppressedMood && <SuppressedMood {...props} />;
}
