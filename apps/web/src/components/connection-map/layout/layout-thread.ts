import { SpareWorker } from '../spare-worker.ts';
import { isGathered } from './is-gathered.ts';
import type { LayoutJob, LayoutNews, LayoutOrder } from './layout-messages.ts';

/** Two kinds, so that a meeting loads nothing of what only a crowd needs. */
const spreader = new SpareWorker(
  () => new Worker(new URL('./spreading-worker.ts', import.meta.url), { type: 'module' }),
);
export const gatherer = new SpareWorker(
  () => new Worker(new URL('./gathering-worker.ts', import.meta.url), { type: 'module' }),
);

/** Lets the worker that was prepared for a crowd begin with what it can do before the map has a size. */
export function expectCrowd({ radius, department, ends, strength }: LayoutJob['shapes']): void {
  const order: LayoutOrder = { kind: 'expect', shapes: { radius, department, ends, strength } };
  gatherer.tell(order);
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
    this.#tell({ kind: 'start', job });
  }

  hold(node: number, x: number, y: number): void {
    this.#tell({ kind: 'hold', node, x, y });
  }

  release(node: number): void {
    this.#tell({ kind: 'release', node });
  }

  warm(): void {
    this.#warmed += 1;
    this.#tell({ kind: 'warm' });
  }

  shown(): void {
    this.#tell({ kind: 'shown' });
  }

  end(): void {
    this.#worker.terminate();
  }

  #tell(order: LayoutOrder): void {
    this.#worker.postMessage(order);
  }
}
