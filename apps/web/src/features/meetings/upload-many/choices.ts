import type { QueuedFiles } from './queued-files.ts';

/** Choices that are being unpacked and hashed; 'Cancel waiting' aborts them. */
export class Choices {
  readonly #reading = new Set<AbortController>();
  readonly #files: QueuedFiles;

  constructor(files: QueuedFiles) {
    this.#files = files;
  }

  async read(run: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const reading = new AbortController();
    this.#reading.add(reading);
    this.#files.set({ reading: this.#reading.size });
    try {
      await run(reading.signal);
    } finally {
      this.#reading.delete(reading);
      this.#files.set({ reading: this.#reading.size });
      this.#files.forgetIfEmpty();
    }
  }

  abort(): void {
    for (const reading of this.#reading) reading.abort();
  }
}
