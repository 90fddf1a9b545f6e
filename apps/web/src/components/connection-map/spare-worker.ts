/** Starts a worker while its input is being built, which takes as long. */
export class SpareWorker {
  readonly #create: () => Worker;
  #worker: Worker | null = null;

  constructor(create: () => Worker) {
    this.#create = create;
  }

  /** Returns how to cancel, unless taken. */
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
