import { notify } from '@/components/ui/notify.ts';
import { askUploadRules, type UploadRules } from '../api/upload-rules.ts';
import type { GivenFiles } from '../upload/ask-for-many.ts';
import { listDropped } from './list-dropped.ts';
import { readInWorker } from './read-in-worker.ts';
import type { UploadQueue } from './upload-queue.ts';

const topic = 'reading-files';

/** Without known rules, the server refuses what it does not take. */
const unknownRules: UploadRules = { sizeMaxMb: Number.POSITIVE_INFINITY };

/** Reads chosen or dropped files into the queue. */
export function addGiven(queue: UploadQueue, { files, entries, title }: GivenFiles): Promise<void> {
  notify.withdraw(topic);
  return queue.read(async (signal) => {
    try {
      const [listed, { sizeMaxMb, recordings }] = await Promise.all([
        listDropped(files, entries),
        askUploadRules().catch(() => unknownRules),
      ]);
      const adding = [queue.add(listed.unread, signal)];
      const rules = { sizeMaxMb, takesRecordings: recordings !== undefined };
      await readInWorker(listed.chosen, rules, signal, (found) =>
        adding.push(queue.add(found, signal, title)),
      ).finally(() => Promise.all(adding));
    } catch (error) {
      if (signal.aborted) return;
      notify.error('Not all files could be read. Choose the missing ones again.', topic, error);
    }
  });
}
