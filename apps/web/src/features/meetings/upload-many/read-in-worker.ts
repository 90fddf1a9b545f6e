import { zipLimits } from '@rapport/contract';
import type { ReadLimits } from './found-file.ts';
import type { ChosenFile, ReadFile } from './read-files.ts';
import type { ReadAnswer, ReadingTask } from './read-files-worker.ts';

/**
 * Unpacks and hashes files in a worker.
 * @throws if the worker fails, or the signal's reason.
 */
export function readInWorker(
  chosen: ChosenFile[],
  rules: Pick<ReadLimits, 'sizeMaxMb' | 'takesRecordings'>,
  signal: AbortSignal,
  onFiles: (files: ReadFile[]) => void,
): Promise<void> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./read-files-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error('The worker that reads files failed.'));
    worker.onmessage = ({ data }: MessageEvent<ReadAnswer>) => {
      if (data === 'finished') resolve();
      else if (data === 'failed') fail();
      else onFiles(data);
    };
    worker.onerror = fail;
    worker.onmessageerror = fail;
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    const task: ReadingTask = { chosen, limits: { ...zipLimits, ...rules } };
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
