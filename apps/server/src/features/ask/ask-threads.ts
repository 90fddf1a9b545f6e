import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { AppError } from '../../platform/errors.ts';
import type * as thread from './ask-thread.ts';

type Thread = typeof thread;
type Name = keyof Thread;
export type AskThreads = ReturnType<typeof createAskThreads>;

const idleMs = 30_000;
/** Each waits with the words of some meetings in memory. */
const waitingMax = 100;
const memoryMb = 512;

const tooBusy = () =>
  new AppError(
    503,
    'ASK_TOO_BUSY',
    'Too many questions are being answered. Please ask again in a moment.',
  );

export const tookTooLong = () =>
  new AppError(
    503,
    'ASK_TOO_LONG',
    'This question took too long. Choose a shorter period, a person or a series, and ask again.',
  );

/** Ranks and counts off the event loop. A thread starts with the first question and ends when it has been idle. */
export function createAskThreads() {
  const threads = new Piscina({
    filename: fileURLToPath(new URL('./ask-thread.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: 2,
    concurrentTasksPerWorker: 1,
    maxQueue: waitingMax,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  // Piscina replaces a thread that dies.
  threads.on('error', (error: Error) => process.emitWarning(error));
  return {
    /** @throws AppError 503 if too many others wait, or the question takes too long */
    async run<N extends Name>(
      name: N,
      task: Parameters<Thread[N]>[0],
      signal: AbortSignal,
    ): Promise<ReturnType<Thread[N]>> {
      if (threads.queueSize >= waitingMax) throw tooBusy();
      try {
        return await threads.run(task, { name, signal });
      } catch (error) {
        throw signal.aborted ? tookTooLong() : error;
      }
    },
    close: () => threads.close({ force: true }),
  };
}
