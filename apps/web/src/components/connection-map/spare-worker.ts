/**
 * A worker that can be started before it is needed. Starting takes about as long as building its
 * input.
 */
export class SpareWorker {
  readonly #create: () => Worker;
  #worker: Worker | null = null;

  constructor(create: () => Worker) {
    this.#create = create;
  }

  /** Starts the worker early. Returns a function that ends it unless it was taken. */
  prepare(): () => void {
    const worker = this.#worker ?? this.#create();
    this.#worker = worker;
    return () => {
      if (this.#worker !== worker) return;
      worker.terminate();
      this.#worker = null;
    };
  }

  /** The caller must terminate it. */
  take(): Worker {
    const worker = this.#worker ?? this.#create();
    this.#worker = null;
    return worker;
  }
}
