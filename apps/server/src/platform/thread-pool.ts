import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

const idleMs = 30_000;

type ThreadPoolOptions = {
  threads: number;
  /** Maximum number of tasks that wait for a thread. */
  waitingMax?: number;
  /** Heap limit of a thread, in MB. */
  memoryMb?: number;
};

/** Settings for answers that people wait for. */
export const answering = { threads: 2, memoryMb: 512 };

/**
 * A pool of threads with one task each. A thread starts with a task and ends after it has been idle.
 * @param module the module that the threads run
 */
export function createThreadPool(
  module: URL,
  { threads, waitingMax = Number.POSITIVE_INFINITY, memoryMb }: ThreadPoolOptions,
): Piscina {
  const pool = new Piscina({
    filename: fileURLToPath(module),
    minThreads: 0,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    maxQueue: waitingMax,
    idleTimeout: idleMs,
    ...(memoryMb !== undefined && { resourceLimits: { maxOldGenerationSizeMb: memoryMb } }),
  });
  // Only a warning, because Piscina replaces a thread that dies.
  pool.on('error', (error: Error) => process.emitWarning(error));
  return pool;
}
