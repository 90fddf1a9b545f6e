import { SpareWorker } from '../spare-worker.ts';
import { gatheredFrom, isGathered } from './is-gathered.ts';
import type { LayoutJob, LayoutNews, LayoutOrder } from './layout-messages.ts';

/** Two kinds, so that a meeting loads nothing of what only a crowd needs. */
const spreader = new SpareWorker(
  () => new Worker(new URL('./spreading-worker.ts', import.meta.url), { type: 'module' }),
);
const gatherer = new SpareWorker(
  () => new Worker(new URL('./gathering-worker.ts', import.meta.url), { type: 'module' }),
);

/** Starts the worker that so many people will need, before they have a graph. Returns how to give it up. */
export function prepareLayout(people: number): () => void {
  return (people > gatheredFrom ? gatherer : spreader).prepare();
}

type Listeners = { onNews: (news: LayoutNews) => void; onFail: () => void };

/** A worker that lays one map out. It ends when everybody has come to rest, or when nobody wants to know any more. */
export class LayoutThread {
  readonly #worker: Worker;
  #warmed = 0;

  constructor(job: LayoutJob, { onNews, onFail }: Listeners) {
    this.#worker = (isGathered(job) ? gatherer : spreader).take();
    this.#worker.addEventListener('message', ({ data }: MessageEvent<LayoutNews>) => {
      // A rest from before it was warmed is none.
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
