import type { ReadLimits } from './found-file.ts';
import { type ChosenFile, type ReadFile, readFiles } from './read-files.ts';

export type ReadingTask = { chosen: ChosenFile[]; limits: ReadLimits };
/** Some of the files, or how reading ended. */
export type ReadAnswer = ReadFile[] | 'finished' | 'failed';

/** Storing larger batches would block the page. */
const batchSize = 10;

const answer = (message: ReadAnswer) => self.postMessage(message);

self.addEventListener('message', async ({ data }: MessageEvent<ReadingTask>) => {
  let batch: ReadFile[] = [];
  try {
    for await (const file of readFiles(data.chosen, data.limits)) {
      batch.push(file);
      if (batch.length < batchSize) continue;
      answer(batch);
      batch = [];
    }
    if (batch.length > 0) answer(batch);
    answer('finished');
  } catch {
    answer('failed');
  }
});
