import { AppError } from '../../platform/errors.ts';
import { answering, createThreadPool } from '../../platform/thread-pool.ts';
import type * as thread from './planning-thread.ts';

type Thread = typeof thread;
export type PlanningThreads = ReturnType<typeof createPlanningThreads>;

/** Each waiting task holds the network of an organization in memory. */
const waitingMax = 50;

const tooBusy = () =>
  new AppError(
    503,
    'PLANNING_TOO_BUSY',
    'Too many plans are being computed. Please try again in a moment.',
  );

/** Threads that compute networks, so that the event loop is not blocked. */
export function createPlanningThreads() {
  const threads = createThreadPool(new URL('./planning-thread.ts', import.meta.url), {
    ...answering,
    waitingMax,
  });
  return {
    /** @throws AppError 503 if too many tasks wait */
    async run<N extends keyof Thread>(
      name: N,
      task: Parameters<Thread[N]>[0],
    ): Promise<ReturnType<Thread[N]>> {
      if (threads.queueSize >= waitingMax) throw tooBusy();
      return threads.run(task, { name });
    },
    close: () => threads.destroy(),
  };
}
