import { AppError } from '../../../platform/errors.ts';
import { answering, createThreadPool } from '../../../platform/thread-pool.ts';
import type * as thread from './ask-thread.ts';

type Thread = typeof thread;
type Name = keyof Thread;
export type AskThreads = ReturnType<typeof createAskThreads>;

/** Limited, because each waiting task holds the words of some meetings in memory. */
const waitingMax = 100;

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

/** Threads that rank and count, so that the event loop is not blocked. */
export function createAskThreads() {
  const threads = createThreadPool(new URL('./ask-thread.ts', import.meta.url), {
    ...answering,
    waitingMax,
  });
  return {
    /** @throws AppError 503 if too many tasks wait, or the question takes too long */
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
    close: () => threads.destroy(),
  };
}
