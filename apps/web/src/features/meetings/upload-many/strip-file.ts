import { lost } from './file-states.ts';
import { markHere } from './queue-outcomes.ts';
import type { QueuedFile } from './queued-file.ts';
import type { QueuedFiles } from './queued-files.ts';
import { waitingMinutes } from './queued-recording.ts';
import { stripRecording } from './strip-recording.ts';

/**
 * Takes the sound out of a recording of the queue, and keeps it until it is sent.
 * @throws as `stripRecording`
 */
export async function stripFile(
  files: QueuedFiles,
  file: QueuedFile,
  signal: AbortSignal,
): Promise<void> {
  const { id } = file;
  const original = await files.bytesOf(id);
  if (signal.aborted) return;
  if (!original) return files.change(id, { state: lost });
  files.change(id, { state: { kind: 'stripping', readBytes: 0 } });
  const { change, sound } = await stripRecording(file, original, {
    signal,
    onProgress: (readBytes, recording) =>
      files.change(id, { state: { kind: 'stripping', readBytes }, recording }),
    waitingMinutes: () => waitingMinutes(files.list),
  });
  signal.throwIfAborted();
  if (sound) await files.keepSound({ ...file, ...change }, sound);
  files.change(id, change);
  if (sound) await markHere(files, [id]);
}
