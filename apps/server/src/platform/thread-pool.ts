import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

const idleMs = 30_000;
const memoryMb = 512;

/**
 * At most two threads with one task each, and `waitingMax` tasks that wait. A thread starts with the first task and ends
 * when it has been idle.
 * @param module what the threads run
 */
export function createThreadPool(module: URL, waitingMax: number): Piscina {
  const threads = new Piscina({
    filename: fileURLToPath(module),
    minThreads: 0,
    maxThreads: 2,
    concurrentTasksPerWorker: 1,
    maxQueue: waitingMax,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  // Piscina replaces a thread that dies.
  threads.on('error', (error: Error) => process.emitWarning(error));
  return threads;
}
