import { SpareWorker } from '../spare-worker.ts';
import { gatheredFrom, isGathered } from './is-gathered.ts';
import type { LayoutJob, LayoutNews, LayoutOrder } from './layout-messages.ts';

/** Two workers, so that meetings do not load the code for large maps. */
const spreader = new SpareWorker(
  () => new Worker(new URL('./spreading-worker.ts', import.meta.url), { type: 'module' }),
);
const gatherer = new SpareWorker(
  () => new Worker(new URL('./gathering-worker.ts', import.meta.url), { type: 'module' }),
);

/** Starts the worker early. Returns a function that cancels. */
export function prepareLayout(people: number): () => void {
  return (people > gatheredFrom ? gatherer : spreader).prepare();
}

type Listeners = { onNews: (news: LayoutNews) => void; onFail: () => void };

/** Lays out one map. Its owner must end it. */
export class LayoutThread {
  readonly #worker: Worker;
  #warmed = 0;

  constructor(job: LayoutJob, { onNews, onFail }: Listeners) {
    this.#worker = (isGathered(job) ? gatherer : spreader).take();
    this.#worker.addEventListener('message', ({ data }: MessageEvent<LayoutNews>) => {
      // Ignore a rest reported before the last 'warm' message was received.
      onNews({ ...data, isAtRest: data.isAtRest && data.warmed === this.#warmed });
    });
    this.#worker.addEventListener('error', onFail);
    this.tell({ kind: 'start', job });
  }

  tell(order: LayoutOrder): void {
    if (order.kind === 'warm') this.#warmed += 1;
    this.#worker.postMessage(order);
  }

  end(): void {
    this.#worker.terminate();
  }
}
