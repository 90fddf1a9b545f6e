import type { FoundSound, NoSound, SoundAnswer, SoundTask, TakenSound } from './sound-task.ts';

type Telling = { onFound: (found: FoundSound) => void; onRead: (readBytes: number) => void };

/** The file has no sound that can be sent. */
export class NoSoundError extends Error {
  readonly reason: NoSound;

  constructor(reason: NoSound) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Takes the sound out of a recording in a worker.
 * @throws NoSoundError, the signal's reason, or an error that says why the file could not be read.
 */
export function takeOutInWorker(
  task: SoundTask,
  signal: AbortSignal,
  { onFound, onRead }: Telling,
): Promise<TakenSound> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./take-sound-out-worker.ts', import.meta.url), {
    type: 'module',
  });
  return new Promise<TakenSound>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(reason));
    const notLoaded = () => fail('the part that reads recordings could not be loaded');
    worker.onmessage = ({ data }: MessageEvent<SoundAnswer>) => {
      switch (data.kind) {
        case 'found':
          return onFound(data.found);
        case 'progress':
          return onRead(data.readBytes);
        case 'taken':
          return resolve(data.taken);
        case 'none':
          return reject(new NoSoundError(data.reason));
        case 'failed':
          return fail('cannot be read to its end');
      }
    };
    worker.onerror = notLoaded;
    worker.onmessageerror = notLoaded;
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
