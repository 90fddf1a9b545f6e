import type { QueuedFile } from './queued-file.ts';

type Work = {
  atOnce: number;
  isNext: (file: QueuedFile) => boolean;
  run: (file: QueuedFile, signal: AbortSignal) => Promise<void>;
  /** Called when the work on a file has ended, however it did. */
  onFree: () => void;
};

/** One kind of work on the files of the queue, so many at a time. */
export class Lane {
  readonly #running = new Map<string, AbortController>();
  readonly #work: Work;

  constructor(work: Work) {
    this.#work = work;
  }

  fill(files: () => readonly QueuedFile[]): void {
    const { atOnce, isNext, run, onFree } = this.#work;
    while (this.#running.size < atOnce) {
      const next = files().find((file) => isNext(file) && !this.#running.has(file.id));
      if (!next) return;
      const controller = new AbortController();
      this.#running.set(next.id, controller);
      void run(next, controller.signal).finally(() => {
        this.#running.delete(next.id);
        onFree();
      });
    }
  }

  abort(id: string): void {
    this.#running.get(id)?.abort();
  }

  abortAll(): void {
    for (const controller of this.#running.values()) controller.abort();
  }
}
