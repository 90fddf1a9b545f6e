import type { ChosenFile } from './read-files.ts';
import type { ReadBatch, ReadingTask } from './read-files-worker.ts';
import { readLimits } from './read-zip.ts';

/** Unpacks and hashes outside of the page's thread. @throws if the worker fails */
export function readInWorker(
  chosen: ChosenFile[],
  sizeMaxMb: number,
  onBatch: (batch: ReadBatch) => void,
): Promise<void> {
  const worker = new Worker(new URL('./read-files-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<void>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ReadBatch>) => {
      if (data.length > 0) onBatch(data);
      else resolve();
    };
    worker.onerror = () => reject(new Error('The files could not be read.'));
    const task: ReadingTask = { chosen, limits: { ...readLimits, sizeMaxMb } };
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
