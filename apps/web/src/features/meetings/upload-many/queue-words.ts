import { counted } from '@/lib/number-words.ts';
import type { Pause } from './file-states.ts';
import { acceptedOf, type Counts, stateWords, underWayOf } from './queued-file.ts';

export const doneText = (counts: Counts): string => `${counts.done} of ${acceptedOf(counts)} done`;

/** '2 already here, 1 failed'; empty if there is nothing to decide. */
export const toDecideText = (counts: Counts): string =>
  (['here', 'stopped', 'failed'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${counts[kind]} ${stateWords[kind]}`)
    .join(', ');

const pauseTexts: Record<Pause, string> = {
  offline: 'Paused, goes on by itself',
  busy: 'Paused for a moment: there were many uploads at once',
  'signed-out': 'Paused until you sign in again',
  switched: 'Paused: these files belong to another organization than the active one',
};
export const pauseText = (pause: Pause): string => pauseTexts[pause];

/** 'about 6 minutes left', estimated from the files uploaded during this visit; null if unknown. */
export function leftText(counts: Counts, doneBefore: number, elapsedMs: number): string | null {
  const done = counts.done - doneBefore;
  const left = underWayOf(counts);
  if (done < 2 || left === 0) return null;
  const minutes = Math.ceil(((elapsedMs / done) * left) / 60_000);
  return `about ${counted(minutes, 'minute')} left`;
}
