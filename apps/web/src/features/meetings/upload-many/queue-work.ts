import { type Pause, pauseAfter, stateAfter } from './file-states.ts';
import { Lane } from './lane.ts';
import type { QueuedFile } from './queued-file.ts';
import type { QueuedFiles } from './queued-files.ts';
import { isToSend, isToStrip } from './queued-recording.ts';
import { sendFile } from './send-file.ts';
import { stripFile } from './strip-file.ts';

const uploadsAtOnce = 2;
const strippingAtOnce = 2;
/**
 * Time until a paused queue retries by itself. It doubles each time, because each attempt sends a
 * whole file.
 */
const pauseMs = { first: 5000, longest: 60_000 };

/** Takes the sound out of recordings and sends files, two at a time each. */
export class QueueWork {
  readonly #stripping = new Lane({
    atOnce: strippingAtOnce,
    isNext: isToStrip,
    run: (file, signal) => this.#tell(file, signal, stripFile(this.#files, file, signal)),
    onFree: () => this.fill(),
  });
  readonly #sending = new Lane({
    atOnce: uploadsAtOnce,
    isNext: isToSend,
    run: (file, signal) => this.#tell(file, signal, this.#send(file, signal)),
    onFree: () => this.fill(),
  });
  readonly #files: QueuedFiles;
  readonly #organizationId: string;
  #resuming: ReturnType<typeof setTimeout> | undefined;
  #pauseMs = pauseMs.first;

  constructor(files: QueuedFiles, organizationId: string) {
    this.#files = files;
    this.#organizationId = organizationId;
  }

  /** Begins with the next files that wait, as far as there is room. */
  fill(): void {
    if (this.#files.isClosed || this.#files.getState().pause) return;
    this.#stripping.fill(() => this.#files.list);
    this.#sending.fill(() => this.#files.list);
  }

  abort(id: string): void {
    this.#stripping.abort(id);
    this.#sending.abort(id);
  }

  abortAll(): void {
    this.#stripping.abortAll();
    this.#sending.abortAll();
  }

  close(): void {
    clearTimeout(this.#resuming);
    this.abortAll();
  }

  /** Continues when the network is back. */
  goOn(): void {
    clearTimeout(this.#resuming);
    this.#files.set({ pause: null });
    this.fill();
  }

  async #send(file: QueuedFile, signal: AbortSignal): Promise<void> {
    await sendFile(this.#files, this.#organizationId, file, signal);
    this.#pauseMs = pauseMs.first;
  }

  /** Failures become states of their file, and pauses of the queue. */
  async #tell({ id }: QueuedFile, signal: AbortSignal, work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.#failed(id, error, signal);
    }
  }

  #failed(id: string, error: unknown, signal: AbortSignal): void {
    if (this.#files.isClosed) return;
    if (signal.aborted) {
      this.#files.change(id, { state: { kind: 'stopped' } });
      return;
    }
    const pause = pauseAfter(error);
    this.#files.change(id, { state: pause ? { kind: 'waiting' } : stateAfter(error) });
    if (pause) this.#pause(pause);
  }

  #pause(pause: Pause): void {
    this.#files.set({ pause });
    clearTimeout(this.#resuming);
    this.#resuming = setTimeout(() => this.goOn(), this.#pauseMs);
    this.#pauseMs = Math.min(2 * this.#pauseMs, pauseMs.longest);
  }
}
