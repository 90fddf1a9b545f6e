import { askUploadRules } from '../api/upload-rules.ts';
import { noSoundWords, soundName, tooLongWords } from '../recordings/recording-words.ts';
import type { TakenSound } from '../recordings/sound-task.ts';
import { NoSoundError, takeOutInWorker } from '../recordings/take-out-in-worker.ts';
import { stateAfter } from './file-states.ts';
import { bytesPerMb, noSpeechServiceReason } from './found-file.ts';
import type { QueuedFile } from './queued-file.ts';
import type { QueuedRecording } from './queued-recording.ts';

type Stripping = {
  signal: AbortSignal;
  onProgress: (readBytes: number, recording: QueuedRecording) => void;
  /** Minutes of other recordings that are to be written down. */
  waitingMinutes: () => number;
};

/** What becomes of a recording, and the bytes to send if it has sound that may be sent. */
export type Stripped = { change: Partial<QueuedFile>; sound?: Blob };

const refused = (reason: string): Stripped => ({ change: { state: { kind: 'refused', reason } } });

/**
 * Takes the sound out of a recording, and compares it with what may be sent before anything is.
 * @throws ApiRequestError if the server does not answer, or the signal's reason.
 */
export async function stripRecording(
  { name }: QueuedFile,
  file: Blob,
  { signal, onProgress, waitingMinutes }: Stripping,
): Promise<Stripped> {
  const { recordings: limits } = await askUploadRules();
  if (!limits) return refused(noSpeechServiceReason);
  const { sizeMaxMb } = limits;
  const recording: QueuedRecording = {};
  let taken: TakenSound;
  try {
    taken = await takeOutInWorker({ file, sizeMaxMb }, signal, {
      onFound: ({ minutes, expectedBytes }) => {
        recording.minutes = minutes;
        recording.soundBytes = expectedBytes;
      },
      onRead: (readBytes) => onProgress(readBytes, { ...recording }),
    });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof NoSoundError))
      return { change: { state: stateAfter(error), recording: {} } };
    const canAsk = error.reason === 'no-means' && file.size <= sizeMaxMb * bytesPerMb;
    if (canAsk) return { change: { state: { kind: 'asking' }, recording: { ...recording } } };
    return refused(noSoundWords(error.reason, sizeMaxMb));
  }
  const { sound, ending, minutes, tracks, sha256 } = taken;
  // As of now, because other recordings may have been sent in the meantime.
  const { recordings: rules } = await askUploadRules();
  if (!rules) return refused(noSpeechServiceReason);
  const left = rules.minutesLeft;
  if (left !== null && minutes + waitingMinutes() > left)
    return refused(tooLongWords(minutes, left - waitingMinutes()));
  const sentName = ending ? soundName(name, ending) : name;
  return {
    change: {
      state: { kind: 'waiting' },
      sha256,
      recording: { minutes, soundBytes: sound.size, soundName: sentName, tracks },
    },
    sound,
  };
}
