import { ApiRequestError } from '@/lib/api-client.ts';
import { AlreadyHereError, uploadTranscript } from '../api/upload-transcript.ts';
import { analysing, type Pause, pauseAfter, stateAfter } from './file-states.ts';
import { Lane } from './lane.ts';
import { markHere } from './queue-outcomes.ts';
import type { FileState, QueuedFile } from './queued-file.ts';
import type { QueuedFiles } from './queued-files.ts';
import { isToSend, isToStrip, waitingMinutes } from './queued-recording.ts';
import { stripRecording } from './strip-recording.ts';

const uploadsAtOnce = 2;
const strippingAtOnce = 2;
/**
 * Time until a paused queue retries by itself. It doubles each time, because each attempt sends a
 * whole file.
 */
const pauseMs = { first: 5000, longest: 60_000 };

const lost: FileState = {
  kind: 'refused',
  reason: 'no longer in this browser; choose it again',
};

/** Takes the sound out of recordings and sends files, two at a time each. */
export class QueueWork {
  readonly #stripping = new Lane({
    atOnce: strippingAtOnce,
    isNext: isToStrip,
    run: (file, signal) => this.#strip(file, signal),
    onFree: () => this.fill(),
  });
  readonly #sending = new Lane({
    atOnce: uploadsAtOnce,
    isNext: isToSend,
    run: (file, signal) => this.#send(file, signal),
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

  async #strip(file: QueuedFile, signal: AbortSignal): Promise<void> {
    const files = this.#files;
    const { id } = file;
    const original = await files.bytesOf(id);
    if (signal.aborted) return;
    if (!original) return files.change(id, { state: lost });
    files.change(id, { state: { kind: 'stripping', readBytes: 0 } });
    try {
      const { change, sound } = await stripRecording(file, original, {
        signal,
        onProgress: (readBytes, recording) =>
          files.change(id, { state: { kind: 'stripping', readBytes }, recording }),
        waitingMinutes: () => waitingMinutes(files.list),
      });
      if (signal.aborted) return this.#stopped(id);
      if (sound) await files.keepSound({ ...file, ...change }, sound);
      files.change(id, change);
      if (sound) await markHere(files, [id]);
    } catch (error) {
      this.#failed(id, error, signal);
    }
  }

  async #send(file: QueuedFile, signal: AbortSignal): Promise<void> {
    const files = this.#files;
    const { id, title = '', keepBoth = false, isSent, recording } = file;
    const bytes = await files.bytesOf(id);
    if (signal.aborted) return;
    if (!bytes) return files.change(id, { state: lost });
    const name = recording?.soundName ?? file.name;
    files.change(id, { state: { kind: 'uploading', sentBytes: 0 } });
    try {
      const { eventId } = await uploadTranscript({
        file: new File([bytes], name),
        title,
        keepBoth,
        organizationId: this.#organizationId,
        signal,
        onProgress: (sentBytes) =>
          files.change(id, {
            state: { kind: 'uploading', sentBytes },
            ...(sentBytes === bytes.size && { isSent: true }),
          }),
      });
      this.#pauseMs = pauseMs.first;
      files.change(id, { state: analysing(eventId) });
    } catch (error) {
      if (files.isClosed) return;
      // The answer to an earlier attempt was lost: the existing meeting is this file's own.
      if (error instanceof AlreadyHereError && isSent && !signal.aborted)
        return files.change(id, { state: analysing(error.upload.eventId) });
      const isRefused = error instanceof ApiRequestError && error.isRefusal;
      if (isRefused) files.change(id, { isSent: false });
      this.#failed(id, error, signal);
    }
  }

  #stopped(id: string): void {
    if (!this.#files.isClosed) this.#files.change(id, { state: { kind: 'stopped' } });
  }

  #failed(id: string, error: unknown, signal: AbortSignal): void {
    if (this.#files.isClosed) return;
    if (signal.aborted) {
      this.#stopped(id);
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
