import { counted } from '@/lib/number-words.ts';
import { type Counts, takenOf, underWayOf } from './queued-file.ts';
import type { Pause } from './upload-queue.ts';

export const doneText = (counts: Counts): string => `${counts.done} of ${takenOf(counts)} done`;

const pauseTexts: Record<Pause, string> = {
  offline: 'Paused, goes on by itself',
  busy: 'Paused for a moment: there were many uploads at once',
  'signed-out': 'Paused until you sign in again',
  switched: 'Paused: these files belong to another organization than the active one',
};
export const pauseText = (pause: Pause): string => pauseTexts[pause];

/** 'about 6 minutes left', from what the files of this visit took; null while it is not known. */
export function leftText(counts: Counts, doneBefore: number, elapsedMs: number): string | null {
  const done = counts.done - doneBefore;
  const left = underWayOf(counts);
  if (done < 2 || left === 0) return null;
  const minutes = Math.ceil(((elapsedMs / done) * left) / 60_000);
  return `about ${counted(minutes, 'minute')} left`;
}
