/** A worker that starts while what it is to work on is still being made: the one takes about as long as the other. */
export class SpareWorker {
  readonly #create: () => Worker;
  #worker: Worker | null = null;

  constructor(create: () => Worker) {
    this.#create = create;
  }

  /** Starts one ahead of time. Returns how to give it up, unless somebody has taken it meanwhile. */
  prepare(): () => void {
    const worker = this.#worker ?? this.#create();
    this.#worker = worker;
    return () => {
      if (this.#worker !== worker) return;
      worker.terminate();
      this.#worker = null;
    };
  }

  /** The one that was prepared, or a new one; whoever takes it ends it. */
  take(): Worker {
    const worker = this.#worker ?? this.#create();
    this.#worker = null;
    return worker;
  }
}
