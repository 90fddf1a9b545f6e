import { notify } from '@/components/ui/notify.ts';
import type { GivenFiles } from '../upload/ask-for-many.ts';
import { listDropped } from './list-dropped.ts';
import { askSizeMaxMb } from './queue-calls.ts';
import { readInWorker } from './read-in-worker.ts';
import type { UploadQueue } from './upload-queue.ts';

const topic = 'reading-files';

/** Reads chosen or dropped files into the queue. */
export function addGiven(queue: UploadQueue, { files, entries }: GivenFiles): Promise<void> {
  notify.withdraw(topic);
  return queue.read(async (signal) => {
    try {
      const [listed, sizeMaxMb] = await Promise.all([
        listDropped(files, entries),
        // Without a known limit, the server refuses files that are too large.
        askSizeMaxMb().catch(() => Number.POSITIVE_INFINITY),
      ]);
      const adding = [queue.add(listed.unread, signal)];
      await readInWorker(listed.chosen, sizeMaxMb, signal, (found) =>
        adding.push(queue.add(found, signal)),
      ).finally(() => Promise.all(adding));
    } catch (error) {
      if (signal.aborted) return;
      notify.error('Not all files could be read. Choose the missing ones again.', topic, error);
    }
  });
}
