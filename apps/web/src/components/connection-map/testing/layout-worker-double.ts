import type { LayoutOrder } from '../layout/layout-messages.ts';
import { LayoutRun } from '../layout/layout-run.ts';
import { planFor } from './layout-job.ts';

/**
 * A layout worker on the main thread, with one step per frame. Copies messages as between threads.
 */
export class LayoutWorkerDouble extends EventTarget {
  /** Number of workers that are not terminated yet. */
  static running = 0;
  #run: LayoutRun | null = null;
  #isEnded = false;
  #step = 0;

  constructor() {
    super();
    LayoutWorkerDouble.running += 1;
  }

  postMessage(message: LayoutOrder): void {
    const order = structuredClone(message);
    if (order.kind !== 'start') {
      this.#run?.obey(order);
      return;
    }
    this.#run = new LayoutRun(order.job, planFor(order.job), {
      send: (news) => {
        if (!this.#isEnded) this.dispatchEvent(new MessageEvent('message', { data: news }));
      },
      soon: (step) => {
        this.#step = requestAnimationFrame(step);
      },
      now: () => 0,
    });
  }

  terminate(): void {
    if (!this.#isEnded) LayoutWorkerDouble.running -= 1;
    this.#isEnded = true;
    cancelAnimationFrame(this.#step);
  }
}
