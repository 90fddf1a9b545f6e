import type { FileState, QueuedFile } from './queued-file.ts';

/** What is known of a recording in the queue. */
export type QueuedRecording = {
  minutes?: number | null;
  /** Size of the sound; an estimate until it is taken out. */
  soundBytes?: number | null;
  /** Name of what is sent; absent until the sound is taken out. */
  soundName?: string;
  /** Tracks of sound in the file, of which the first is sent. */
  tracks?: number;
  /** The person leaves the words without names. */
  isLeftNameless?: boolean;
};

/** Recordings whose sound is still to be taken out. */
export const isToStrip = ({ state, recording }: QueuedFile): boolean =>
  state.kind === 'waiting' && recording !== undefined && recording.soundName === undefined;
export const isToSend = (file: QueuedFile): boolean =>
  file.state.kind === 'waiting' && !isToStrip(file);

const writtenOf = ({ minutes, recording }: Extract<FileState, { kind: 'analysing' }>): number =>
  minutes?.written ?? recording?.minutesTranscribed ?? 0;

/** Minutes of recordings that are to be written down. */
export function waitingMinutes(files: readonly QueuedFile[]): number {
  let sum = 0;
  for (const { state, recording } of files) {
    if (!recording?.soundName || !recording.minutes) continue;
    if (state.kind === 'waiting' || state.kind === 'uploading') sum += recording.minutes;
    // The server counts minutes as they are written down.
    if (state.kind === 'analysing') sum += Math.max(0, recording.minutes - writtenOf(state));
  }
  return sum;
}
