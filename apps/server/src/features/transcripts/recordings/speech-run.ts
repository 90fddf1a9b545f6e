import type { Database } from '../../../database/types.ts';
import type { Run } from '../processing/processing-repository.ts';
import { isCurrentRun } from './transcribing-repository.ts';

/** The run has ended: cancelled, deleted or taken over by another worker. */
export class RunOverError extends Error {
  override name = 'RunOverError';
}

const lookEveryMs = 1000;

/** Works until the run has ended, which is looked at every second, or the process stops. */
export async function whileCurrent<T>(
  db: Database,
  run: Run,
  stopping: AbortSignal,
  work: (dropped: AbortSignal) => Promise<T>,
): Promise<T> {
  const over = new AbortController();
  const looking = setInterval(async () => {
    // A query that fails says nothing about the run.
    if (!(await isCurrentRun(db, run).catch(() => true))) over.abort();
  }, lookEveryMs);
  try {
    return await work(AbortSignal.any([over.signal, stopping]));
  } catch (error) {
    if (over.signal.aborted) throw new RunOverError();
    throw error;
  } finally {
    clearInterval(looking);
  }
}
