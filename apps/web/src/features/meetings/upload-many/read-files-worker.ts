import { type ChosenFile, type ReadFile, readFiles } from './read-files.ts';
import type { ReadLimits } from './read-zip.ts';

export type ReadingTask = { chosen: ChosenFile[]; limits: ReadLimits };
/** An empty list at the end. */
export type ReadBatch = ReadFile[];

/** Writing more at once would hold up the page. */
const batchSize = 10;

self.addEventListener('message', async ({ data }: MessageEvent<ReadingTask>) => {
  let batch: ReadBatch = [];
  for await (const file of readFiles(data.chosen, data.limits)) {
    batch.push(file);
    if (batch.length < batchSize) continue;
    self.postMessage(batch);
    batch = [];
  }
  if (batch.length > 0) self.postMessage(batch);
  self.postMessage([]);
});
