import { endpoints } from '@rapport/contract';
import { notify } from '@/components/ui/notify.ts';
import { ApiRequestError } from '@/lib/api-client.ts';
import { call } from '@/lib/call.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { cancelProcessing, retryProcessing } from '../api/change-meeting.ts';
import { AlreadyHereError, uploadTranscript } from '../api/upload-transcript.ts';
import {
  analysing,
  needsBytes,
  ownMeeting,
  type Pause,
  pauseAfter,
  stateAfter,
  stateOf,
} from './file-states.ts';
import { Lane } from './lane.ts';
import { findEarlierUploads, readOutcomes, retryMeetings } from './queue-calls.ts';
import {
  canRetry,
  countStates,
  type FileState,
  type QueuedFile,
  toDecideOf,
  underWayOf,
} from './queued-file.ts';
import type { ReadFile } from './read-files.ts';
import { storeFound } from './store-found.ts';
import type { StoredFiles } from './stored-files.ts';
import { stripRecording } from './strip-recording.ts';

const uploadsAtOnce = 2;
const strippingAtOnce = 2;
/**
 * Time until a paused queue retries by itself. It doubles each time, because each attempt sends a
 * whole file.
 */
const pauseMs = { first: 5000, longest: 60_000 };

const tellFailure = (error: Error): void =>
  notify.error(
    refusalSentence(error, { else: 'That did not work. Please try again.' }),
    'many-uploads',
    error,
  );

const lost: FileState = {
  kind: 'refused',
  reason: 'no longer in this browser; choose it again',
};

export type QueueState = {
  files: readonly QueuedFile[];
  pause: Pause | null;
  /** Number of choices still being unpacked and hashed. */
  reading: number;
};

/** Only the progress has changed, which is not stored. */
const isProgress = (before: QueuedFile, after: QueuedFile): boolean =>
  before.state.kind === after.state.kind &&
  before.isSent === after.isSent &&
  ['stripping', 'uploading', 'analysing'].includes(after.state.kind);

/** Recordings whose sound is still to be taken out. */
const isToStrip = ({ state, recording }: QueuedFile): boolean =>
  state.kind === 'waiting' && recording !== undefined && recording.soundName === undefined;
const isToSend = (file: QueuedFile): boolean => file.state.kind === 'waiting' && !isToStrip(file);

/** Uploads files, two at a time, and follows their analysis. It lives longer than any screen. */
export class UploadQueue {
  #state: QueueState = { files: [], pause: null, reading: 0 };
  readonly #listeners = new Set<() => void>();
  readonly #reading = new Set<AbortController>();
  readonly #stripping = new Lane({
    atOnce: strippingAtOnce,
    isNext: isToStrip,
    run: (file, signal) => this.#strip(file, signal),
    onFree: () => this.#fill(),
  });
  readonly #sending = new Lane({
    atOnce: uploadsAtOnce,
    isNext: isToSend,
    run: (file, signal) => this.#send(file, signal),
    onFree: () => this.#fill(),
  });
  /** Recordings before their sound is taken out, and sound that the browser has no room for. */
  readonly #unstored = new Map<string, Blob>();
  readonly #organizationId: string;
  readonly #stored: StoredFiles;
  #resuming: ReturnType<typeof setTimeout> | undefined;
  #pauseMs = pauseMs.first;
  #isRetrying = false;
  #isClosed = false;

  /** `left` holds the files left by an earlier page. */
  constructor(organizationId: string, stored: StoredFiles, left: readonly QueuedFile[]) {
    this.#organizationId = organizationId;
    this.#stored = stored;
    const files = left.map(
      (file): QueuedFile =>
        ['stripping', 'uploading'].includes(file.state.kind)
          ? { ...file, state: { kind: 'waiting' } }
          : file,
    );
    this.#state = { ...this.#state, files };
  }

  /** Continues with the files left by an earlier page. */
  async start(): Promise<void> {
    this.#forgetIfEmpty();
    this.#fill();
    await this.readOutcomes();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  getState = (): QueueState => this.#state;

  /** Stops uploading; stored files stay stored. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#resuming);
    this.#abortAll();
  }

  /** Runs while files are unpacked and hashed; 'Cancel waiting' aborts it. */
  async read(run: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const reading = new AbortController();
    this.#reading.add(reading);
    this.#set({ reading: this.#reading.size });
    try {
      await run(reading.signal);
    } finally {
      this.#reading.delete(reading);
      this.#set({ reading: this.#reading.size });
      this.#forgetIfEmpty();
    }
  }

  /** @throws if another page has taken over the queue. */
  async add(found: readonly ReadFile[], signal: AbortSignal, title?: string): Promise<void> {
    if (found.length === 0) return;
    const files = await storeFound(this.#stored, found, title);
    const ids = files.map(({ id }) => id);
    for (const [at, { id, recording }] of files.entries()) {
      const one = found[at];
      if (recording && one && 'file' in one) this.#unstored.set(id, one.file);
    }
    if (signal.aborted || this.#isClosed) {
      await this.#stored.remove(ids);
      for (const id of ids) this.#unstored.delete(id);
      if (signal.aborted) return;
      throw new Error('Another page sends the files now.');
    }
    this.#set({ files: [...this.#state.files, ...files] });
    await this.#markHere(ids);
    this.#fill();
  }

  remove(id: string): void {
    this.#drop((file) => file.id === id);
  }

  /** Stops reading and uploading. Interrupted uploads can be retried. */
  cancelWaiting(): void {
    for (const reading of this.#reading) reading.abort();
    this.#drop(({ state }) => state.kind === 'waiting');
    this.#abortAll();
  }

  /** Removes all files from the list, unless one is under way or needs a decision. */
  clearIfEnded(): void {
    const { files, reading } = this.#state;
    const isBusy = reading > 0 || underWayOf(countStates(files)) > 0;
    if (!isBusy && toDecideOf(files) === 0) this.clear();
  }

  /** Removes finished files from the list. */
  clear(): void {
    this.#drop(
      ({ state }) => !['waiting', 'stripping', 'uploading', 'analysing'].includes(state.kind),
    );
  }

  /** Stops the upload or analysis of a file. */
  async stop(id: string): Promise<void> {
    const state = this.#find(id)?.state;
    if (state?.kind === 'stripping') this.#stripping.abort(id);
    if (state?.kind === 'uploading') this.#sending.abort(id);
    if (state?.kind !== 'analysing') return;
    const { eventId } = state;
    await cancelProcessing(eventId).catch(tellFailure);
    await this.readOutcomes([eventId]);
  }

  async retry(id: string): Promise<void> {
    const state = this.#find(id)?.state;
    if (!state || !canRetry(state)) return;
    if (!('eventId' in state) || !state.eventId) {
      this.#change(id, { state: { kind: 'waiting' } });
      return this.#fill();
    }
    const { eventId } = state;
    await retryProcessing(eventId).catch(tellFailure);
    await this.readOutcomes([eventId]);
  }

  async retryAll(): Promise<void> {
    if (this.#isRetrying) return;
    this.#isRetrying = true;
    const again = this.#state.files.filter(({ state }) => canRetry(state));
    const failed = again.flatMap(({ state }) => ownMeeting(state) ?? []);
    const unsent = again.filter(({ state }) => !ownMeeting(state));
    this.#changeAll(new Map(unsent.map(({ id }) => [id, { state: { kind: 'waiting' } }])));
    this.#fill();
    await retryMeetings(failed).catch(tellFailure);
    await this.readOutcomes(failed);
    this.#isRetrying = false;
  }

  async keepBoth(id: string): Promise<void> {
    const state = this.#find(id)?.state;
    if (state?.kind !== 'here') return;
    const { ownEventId } = state;
    if (ownEventId) {
      await call(endpoints.figures.keepBoth, { id: ownEventId }).catch(tellFailure);
      return this.readOutcomes([ownEventId]);
    }
    this.#change(id, { keepBoth: true, state: { kind: 'waiting' } });
    this.#fill();
  }

  /** Sends a recording whole, because its picture cannot be taken out here. */
  sendWithPicture(id: string): void {
    const file = this.#find(id);
    if (file?.state.kind !== 'asking') return;
    const { name, size, recording } = file;
    const whole = { ...recording, soundName: name, soundBytes: size };
    this.#change(id, { state: { kind: 'waiting' }, recording: whole });
    this.#fill();
  }

  leaveNameless(id: string): void {
    const recording = this.#find(id)?.recording;
    if (recording) this.#change(id, { recording: { ...recording, isLeftNameless: true } });
  }

  /** Applies a step of an analysis, received in an event. */
  followStep(eventId: string, step: string, percentage: number): void {
    const file = this.#state.files.find(
      ({ state }) => state.kind === 'analysing' && state.eventId === eventId,
    );
    if (file?.state.kind === 'analysing')
      this.#change(file.id, { state: { ...file.state, step, percentage } });
  }

  /** Reads the outcomes of these meetings, or of all meetings without a known outcome. */
  async readOutcomes(eventIds?: readonly string[]): Promise<void> {
    const asked = this.#state.files.flatMap(({ state }) => {
      const eventId = ownMeeting(state);
      const isAsked = eventIds ? eventIds.includes(eventId ?? '') : state.kind === 'analysing';
      return eventId && isAsked ? eventId : [];
    });
    if (asked.length === 0) return;
    const outcomes = await readOutcomes(asked).catch(() => null);
    if (!outcomes) return;
    const byId = new Map(outcomes.map((outcome) => [outcome.eventId, outcome]));
    const isAsked = new Set(asked);
    const changes = new Map<string, Partial<QueuedFile>>();
    const gone = new Set<string>();
    for (const { id, state } of this.#state.files) {
      const eventId = ownMeeting(state);
      if (!eventId || !isAsked.has(eventId)) continue;
      const outcome = byId.get(eventId);
      if (outcome) changes.set(id, { state: stateOf(outcome) });
      else gone.add(id);
    }
    this.#changeAll(changes);
    this.#drop(({ id }) => gone.has(id));
  }

  #find = (id: string) => this.#state.files.find((file) => file.id === id);

  #set(change: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #change(id: string, change: Partial<QueuedFile>): void {
    this.#changeAll(new Map([[id, change]]));
  }

  /**
   * Changes all files at once, because hundreds of single changes would each be rendered and
   * stored.
   */
  #changeAll(changes: ReadonlyMap<string, Partial<QueuedFile>>): void {
    if (this.#isClosed || changes.size === 0) return;
    const stored: { file: QueuedFile; keepsBytes: boolean }[] = [];
    const files = this.#state.files.map((before) => {
      const change = changes.get(before.id);
      if (!change) return before;
      const file = { ...before, ...change };
      if (!needsBytes(file.state)) this.#unstored.delete(file.id);
      if (!isProgress(before, file)) stored.push({ file, keepsBytes: needsBytes(file.state) });
      return file;
    });
    this.#set({ files });
    if (stored.length > 0) void this.#stored.change(stored).catch(() => {});
  }

  #drop(isGone: (file: QueuedFile) => boolean): void {
    const ids = this.#state.files.filter(isGone).map(({ id }) => id);
    if (ids.length === 0 || this.#isClosed) return;
    for (const id of ids) {
      this.#stripping.abort(id);
      this.#sending.abort(id);
      this.#unstored.delete(id);
    }
    this.#set({ files: this.#state.files.filter((file) => !isGone(file)) });
    void this.#stored.remove(ids).catch(() => {});
    this.#forgetIfEmpty();
  }

  #forgetIfEmpty(): void {
    if (this.#isClosed || this.#state.files.length > 0 || this.#reading.size > 0) return;
    void this.#stored.forget().catch(() => {});
  }

  async #markHere(ids: readonly string[]): Promise<void> {
    const asked = this.#state.files.filter(
      ({ id, sha256, state }) => ids.includes(id) && sha256 && state.kind === 'waiting',
    );
    if (asked.length === 0) return;
    // If the check fails, the upload itself reports an earlier file.
    const here = await findEarlierUploads(asked.flatMap(({ sha256 }) => sha256 ?? [])).catch(
      () => null,
    );
    const changes = new Map<string, Partial<QueuedFile>>();
    for (const { id, sha256 } of asked) {
      const earlier = here?.get(sha256 ?? '');
      if (earlier && this.#find(id)?.state.kind === 'waiting')
        changes.set(id, { state: { kind: 'here', ...earlier } });
    }
    this.#changeAll(changes);
  }

  #fill(): void {
    if (this.#isClosed || this.#state.pause) return;
    this.#stripping.fill(() => this.#state.files);
    this.#sending.fill(() => this.#state.files);
  }

  #abortAll(): void {
    this.#stripping.abortAll();
    this.#sending.abortAll();
  }

  #bytesOf = async (id: string): Promise<Blob | undefined> =>
    this.#unstored.get(id) ?? (await this.#stored.bytesOf(id).catch(() => undefined));

  async #strip(file: QueuedFile, signal: AbortSignal): Promise<void> {
    const { id } = file;
    const original = await this.#bytesOf(id);
    if (signal.aborted) return;
    if (!original) return this.#change(id, { state: lost });
    this.#change(id, { state: { kind: 'stripping', readBytes: 0 } });
    try {
      const { change, sound } = await stripRecording(file, original, {
        signal,
        onProgress: (readBytes, recording) =>
          this.#change(id, { state: { kind: 'stripping', readBytes }, recording }),
        waitingMinutes: () => this.#waitingMinutes(),
      });
      if (signal.aborted) return this.#stopped(id);
      if (sound) await this.#keepSound({ ...file, ...change }, sound);
      this.#change(id, change);
      if (sound) await this.#markHere([id]);
    } catch (error) {
      this.#failed(id, error, signal);
    }
  }

  /** Sound survives a reload, unlike the recording; without room for it, it stays in memory. */
  async #keepSound(file: QueuedFile, bytes: Blob): Promise<void> {
    try {
      await this.#stored.add([{ file, bytes }]);
      this.#unstored.delete(file.id);
    } catch {
      this.#unstored.set(file.id, bytes);
    }
  }

  #waitingMinutes(): number {
    let sum = 0;
    for (const { state, recording } of this.#state.files) {
      if (!recording?.soundName || !recording.minutes) continue;
      if (state.kind === 'waiting' || state.kind === 'uploading') sum += recording.minutes;
      // The server counts minutes as they are written down.
      if (state.kind === 'analysing')
        sum += Math.max(0, recording.minutes - (state.recording?.minutesTranscribed ?? 0));
    }
    return sum;
  }

  #stopped(id: string): void {
    if (!this.#isClosed) this.#change(id, { state: { kind: 'stopped' } });
  }

  #failed(id: string, error: unknown, signal: AbortSignal): void {
    if (this.#isClosed) return;
    if (signal.aborted) {
      this.#stopped(id);
      return;
    }
    const pause = pauseAfter(error);
    this.#change(id, { state: pause ? { kind: 'waiting' } : stateAfter(error) });
    if (pause) this.#pause(pause);
  }

  async #send(file: QueuedFile, signal: AbortSignal): Promise<void> {
    const { id, title = '', keepBoth = false, isSent, recording } = file;
    const bytes = await this.#bytesOf(id);
    if (signal.aborted) return;
    if (!bytes) return this.#change(id, { state: lost });
    const name = recording?.soundName ?? file.name;
    this.#change(id, { state: { kind: 'uploading', sentBytes: 0 } });
    try {
      const { eventId } = await uploadTranscript({
        file: new File([bytes], name),
        title,
        keepBoth,
        organizationId: this.#organizationId,
        signal,
        onProgress: (sentBytes) =>
          this.#change(id, {
            state: { kind: 'uploading', sentBytes },
            ...(sentBytes === bytes.size && { isSent: true }),
          }),
      });
      this.#pauseMs = pauseMs.first;
      this.#change(id, { state: analysing(eventId) });
    } catch (error) {
      if (this.#isClosed) return;
      // The answer to an earlier attempt was lost: the existing meeting is this file's own.
      if (error instanceof AlreadyHereError && isSent && !signal.aborted)
        return this.#change(id, { state: analysing(error.upload.eventId) });
      const isRefused = error instanceof ApiRequestError && error.isRefusal;
      if (isRefused) this.#change(id, { isSent: false });
      this.#failed(id, error, signal);
    }
  }

  #pause(pause: Pause): void {
    this.#set({ pause });
    clearTimeout(this.#resuming);
    this.#resuming = setTimeout(this.goOn, this.#pauseMs);
    this.#pauseMs = Math.min(2 * this.#pauseMs, pauseMs.longest);
  }

  /** Continues when the network is back. */
  goOn = (): void => {
    clearTimeout(this.#resuming);
    this.#set({ pause: null });
    this.#fill();
  };
}
