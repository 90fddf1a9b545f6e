import { endpoints } from '@rapport/contract';
import { call } from '@/lib/call.ts';
import { Choices } from './choices.ts';
import { applyOutcomes, applyStep, markHere, type Step } from './queue-outcomes.ts';
import { retryFile, retryFiles, stopFile, tellFailure } from './queue-retry.ts';
import { QueueWork } from './queue-work.ts';
import { countStates, type QueuedFile, toDecideOf, underWayOf } from './queued-file.ts';
import { QueuedFiles } from './queued-files.ts';
import type { ReadFile } from './read-files.ts';
import { storeFound } from './store-found.ts';
import type { StoredFiles } from './stored-files.ts';

/** Uploads files, two at a time, and follows their analysis. It lives longer than any screen. */
export class UploadQueue {
  readonly #files: QueuedFiles;
  readonly #work: QueueWork;
  readonly #choices: Choices;
  readonly #stored: StoredFiles;
  #isRetrying = false;

  /** `left` holds the files left by an earlier page. */
  constructor(organizationId: string, stored: StoredFiles, left: readonly QueuedFile[]) {
    this.#stored = stored;
    this.#files = new QueuedFiles(stored, left);
    this.#work = new QueueWork(this.#files, organizationId);
    this.#choices = new Choices(this.#files);
  }

  /** Continues with the files left by an earlier page. */
  async start(): Promise<void> {
    this.#files.forgetIfEmpty();
    this.#work.fill();
    await this.readOutcomes();
  }

  subscribe = (listener: () => void): (() => void) => this.#files.subscribe(listener);
  getState = () => this.#files.getState();

  /** Stops uploading; stored files stay stored. */
  close(): void {
    this.#files.isClosed = true;
    this.#work.close();
  }

  /** Runs while files are unpacked and hashed; 'Cancel waiting' aborts it. */
  read = (run: (signal: AbortSignal) => Promise<void>): Promise<void> => this.#choices.read(run);

  /** @throws if another page has taken over the queue. */
  async add(found: readonly ReadFile[], signal: AbortSignal, title?: string): Promise<void> {
    if (found.length === 0) return;
    const files = await storeFound(this.#stored, found, title);
    const ids = files.map(({ id }) => id);
    for (const [at, { id, recording }] of files.entries()) {
      const one = found[at];
      if (recording && one && 'file' in one) this.#files.holdBytes(id, one.file);
    }
    if (signal.aborted || this.#files.isClosed) {
      await this.#files.discard(ids);
      if (signal.aborted) return;
      throw new Error('Another page sends the files now.');
    }
    this.#files.add(files);
    await markHere(this.#files, ids);
    this.#work.fill();
  }

  remove(id: string): void {
    this.#drop((file) => file.id === id);
  }

  /** Stops reading and uploading. Interrupted uploads can be retried. */
  cancelWaiting(): void {
    this.#choices.abort();
    this.#drop(({ state }) => state.kind === 'waiting');
    this.#work.abortAll();
  }

  /** Removes all files from the list, unless one is under way or needs a decision. */
  clearIfEnded(): void {
    const { files, reading } = this.getState();
    const isBusy = reading > 0 || underWayOf(countStates(files)) > 0;
    if (!isBusy && toDecideOf(files) === 0) this.clear();
  }

  /** Removes finished files from the list. */
  clear(): void {
    this.#drop(
      ({ state }) => !['waiting', 'stripping', 'uploading', 'analysing'].includes(state.kind),
    );
  }

  stop = (id: string): Promise<void> => stopFile(this.#files, this.#work, id);
  retry = (id: string): Promise<void> => retryFile(this.#files, this.#work, id);

  async retryAll(): Promise<void> {
    if (this.#isRetrying) return;
    this.#isRetrying = true;
    await retryFiles(this.#files, this.#work);
    this.#isRetrying = false;
  }

  async keepBoth(id: string): Promise<void> {
    const state = this.#files.find(id)?.state;
    if (state?.kind !== 'here') return;
    const { ownEventId } = state;
    if (ownEventId) {
      await call(endpoints.figures.keepBoth, { id: ownEventId }).catch(tellFailure);
      return this.readOutcomes([ownEventId]);
    }
    this.#files.change(id, { keepBoth: true, state: { kind: 'waiting' } });
    this.#work.fill();
  }

  /** Sends a recording whole, because its sound cannot be taken out here. */
  sendWhole(id: string): void {
    const file = this.#files.find(id);
    if (file?.state.kind !== 'asking') return;
    const { name, size, recording } = file;
    const whole = { ...recording, soundName: name, soundBytes: size };
    this.#files.change(id, { state: { kind: 'waiting' }, recording: whole });
    this.#work.fill();
  }

  leaveNameless(id: string): void {
    const recording = this.#files.find(id)?.recording;
    if (recording) this.#files.change(id, { recording: { ...recording, isLeftNameless: true } });
  }

  followStep = (eventId: string, step: Step): void => applyStep(this.#files, eventId, step);

  readOutcomes = (eventIds?: readonly string[]): Promise<void> =>
    applyOutcomes(this.#files, eventIds);

  goOn = (): void => this.#work.goOn();

  #drop(isGone: (file: QueuedFile) => boolean): void {
    if (!this.#files.isClosed)
      for (const file of this.#files.list) if (isGone(file)) this.#work.abort(file.id);
    this.#files.drop(isGone);
  }
}
