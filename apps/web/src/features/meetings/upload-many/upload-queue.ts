import type { MeetingOutcome } from '@rapport/contract';
import { ApiRequestError } from '@/lib/api-client.ts';
import { keepBothMeetings } from '../api/keep-both.ts';
import { AlreadyHereError, uploadTranscript } from '../api/upload-transcript.ts';
import type { KeptFiles } from './kept-files.ts';
import { cancelMeeting, findHere, readOutcomes, retryMeeting } from './queue-calls.ts';
import { canRetry, type FileState, type QueuedFile } from './queued-file.ts';
import type { ReadFile } from './read-files.ts';

const uploadsAtOnce = 2;
/** Until a paused queue tries again by itself. */
const pauseMs = 5000;

/** Why nothing is sent for the moment. */
export type Pause = 'offline' | 'busy' | 'signed-out' | 'switched';

export type QueueState = {
  files: readonly QueuedFile[];
  pause: Pause | null;
  /** Choices that are still being unpacked and hashed. */
  reading: number;
};

/** Sends files, two at a time, and follows their analysis. It outlives the screens. */
export class UploadQueue {
  #state: QueueState = { files: [], pause: null, reading: 0 };
  readonly #listeners = new Set<() => void>();
  readonly #sending = new Map<string, AbortController>();
  readonly #organizationId: string;
  readonly #kept: KeptFiles;
  #resuming: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  /** `left` is what an earlier page left. */
  constructor(organizationId: string, kept: KeptFiles, left: readonly QueuedFile[]) {
    this.#organizationId = organizationId;
    this.#kept = kept;
    const files = left.map(
      (file): QueuedFile =>
        file.state.kind === 'uploading'
          ? { ...file, wasCutOff: true, state: { kind: 'waiting' } }
          : file,
    );
    this.#state = { ...this.#state, files };
  }

  /** Takes up what an earlier page left. */
  async start(): Promise<void> {
    this.#fill();
    await this.readOutcomes();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  getState = (): QueueState => this.#state;

  /** Stops sending; what is kept stays kept. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#resuming);
    for (const sending of this.#sending.values()) sending.abort();
  }

  beginReading = (): void => this.#set({ reading: this.#state.reading + 1 });
  endReading = (): void => this.#set({ reading: this.#state.reading - 1 });

  async add(found: readonly ReadFile[]): Promise<void> {
    const given = found.map((one) => ({
      file: {
        id: crypto.getRandomValues(new Uint32Array(4)).join('-'),
        name: one.name,
        size: one.size,
        sha256: one.sha256,
        state: 'reason' in one ? { kind: 'refused', reason: one.reason } : { kind: 'waiting' },
      } satisfies QueuedFile,
      bytes: 'file' in one ? one.file : undefined,
    }));
    await this.#kept.add(given);
    this.#set({ files: [...this.#state.files, ...given.map(({ file }) => file)] });
    await this.#markHere(given.map(({ file }) => file.id));
    this.#fill();
  }

  remove(id: string): void {
    this.#sending.get(id)?.abort();
    this.#drop((file) => file.id === id);
  }

  cancelWaiting(): void {
    this.#drop(({ state }) => state.kind === 'waiting');
  }

  /** Forgets what is finished. */
  clear(): void {
    this.#drop(({ state }) => !['waiting', 'uploading', 'analysing'].includes(state.kind));
  }

  /** Stops an upload or an analysis. */
  async stop(id: string): Promise<void> {
    const state = this.#find(id)?.state;
    if (state?.kind === 'uploading') this.#sending.get(id)?.abort();
    if (state?.kind !== 'analysing') return;
    const { eventId } = state;
    await cancelMeeting(eventId).catch(() => {});
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
    await retryMeeting(eventId).catch(() => {});
    this.#change(id, { state: { kind: 'analysing', eventId, step: 'queued', percentage: 0 } });
    await this.readOutcomes([eventId]);
  }

  async retryAll(): Promise<void> {
    for (const { id, state } of this.#state.files) if (canRetry(state)) await this.retry(id);
  }

  async keepBoth(id: string): Promise<void> {
    const state = this.#find(id)?.state;
    if (state?.kind !== 'here') return;
    const { ownEventId } = state;
    if (ownEventId) {
      await keepBothMeetings(ownEventId).catch(() => {});
      return this.readOutcomes([ownEventId]);
    }
    this.#change(id, { keepBoth: true, state: { kind: 'waiting' } });
    this.#fill();
  }

  /** A step of an analysis, from an event. */
  followStep(eventId: string, step: string, percentage: number): void {
    const file = this.#state.files.find(
      ({ state }) => state.kind === 'analysing' && state.eventId === eventId,
    );
    if (file) this.#change(file.id, { state: { kind: 'analysing', eventId, step, percentage } });
  }

  /** Of these meetings, else of all whose end is not known. */
  async readOutcomes(eventIds?: readonly string[]): Promise<void> {
    const asked =
      eventIds ??
      this.#state.files.flatMap(({ state }) => (state.kind === 'analysing' ? state.eventId : []));
    if (asked.length === 0) return;
    const outcomes = await readOutcomes(asked).catch(() => null);
    if (!outcomes) return;
    const byId = new Map(outcomes.map((outcome) => [outcome.eventId, outcome]));
    for (const { id, state } of this.#state.files) {
      const eventId = ownMeeting(state);
      if (!eventId || !asked.includes(eventId)) continue;
      const outcome = byId.get(eventId);
      if (outcome) this.#change(id, { state: stateOf(outcome) });
      else this.remove(id);
    }
  }

  #find = (id: string) => this.#state.files.find((file) => file.id === id);

  #set(change: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #change(id: string, change: Partial<QueuedFile>): void {
    const before = this.#find(id);
    if (!before) return;
    const file = { ...before, ...change };
    this.#set({ files: this.#state.files.map((one) => (one.id === id ? file : one)) });
    const isProgress =
      before.state.kind === file.state.kind &&
      (file.state.kind === 'uploading' || file.state.kind === 'analysing');
    if (isProgress) return;
    void this.#kept.change(file, needsBytes(file.state)).catch(() => {});
  }

  #drop(isGone: (file: QueuedFile) => boolean): void {
    const ids = this.#state.files.filter(isGone).map(({ id }) => id);
    if (ids.length === 0) return;
    this.#set({ files: this.#state.files.filter((file) => !isGone(file)) });
    void this.#kept.remove(ids).catch(() => {});
  }

  async #markHere(ids: readonly string[]): Promise<void> {
    const asked = this.#state.files.filter(
      ({ id, sha256, state }) => ids.includes(id) && sha256 && state.kind === 'waiting',
    );
    if (asked.length === 0) return;
    // Without an answer the upload itself is told.
    const here = await findHere(asked.flatMap(({ sha256 }) => sha256 ?? [])).catch(() => null);
    for (const { id, sha256 } of asked) {
      const earlier = here?.get(sha256 ?? '');
      if (earlier && this.#find(id)?.state.kind === 'waiting')
        this.#change(id, { state: { kind: 'here', ...earlier } });
    }
  }

  #fill(): void {
    if (this.#isClosed || this.#state.pause) return;
    while (this.#sending.size < uploadsAtOnce) {
      const next = this.#state.files.find(
        ({ id, state }) => state.kind === 'waiting' && !this.#sending.has(id),
      );
      if (!next) return;
      const controller = new AbortController();
      this.#sending.set(next.id, controller);
      void this.#send(next, controller.signal).finally(() => {
        this.#sending.delete(next.id);
        this.#fill();
      });
    }
  }

  async #send({ id, name, keepBoth = false, wasCutOff }: QueuedFile, signal: AbortSignal) {
    const bytes = await this.#kept.bytesOf(id).catch(() => undefined);
    if (!bytes) {
      const reason = 'no longer in this browser; choose it again';
      return this.#change(id, { state: { kind: 'refused', reason } });
    }
    this.#change(id, { state: { kind: 'uploading', sentBytes: 0 } });
    try {
      const { eventId } = await uploadTranscript({
        file: new File([bytes], name),
        title: '',
        keepBoth,
        organizationId: this.#organizationId,
        signal,
        onProgress: (sentBytes) => this.#change(id, { state: { kind: 'uploading', sentBytes } }),
      });
      this.#change(id, { state: analysing(eventId) });
    } catch (error) {
      if (this.#isClosed) return;
      if (signal.aborted) return this.#change(id, { state: { kind: 'stopped' } });
      // The answer to the first attempt was lost: the meeting is this file's.
      if (error instanceof AlreadyHereError && wasCutOff)
        return this.#change(id, { state: analysing(error.upload.eventId) });
      const pause = pauseAfter(error);
      if (!pause) return this.#change(id, { state: stateAfter(error) });
      this.#change(id, {
        state: { kind: 'waiting' },
        ...(pause === 'offline' && { wasCutOff: true }),
      });
      this.#pause(pause);
    }
  }

  #pause(pause: Pause): void {
    this.#set({ pause });
    clearTimeout(this.#resuming);
    this.#resuming = setTimeout(this.goOn, pauseMs);
  }

  /** When the network is back. */
  goOn = (): void => {
    clearTimeout(this.#resuming);
    this.#set({ pause: null });
    this.#fill();
  };
}

const analysing = (eventId: string): FileState => ({
  kind: 'analysing',
  eventId,
  step: 'queued',
  percentage: 0,
});

const needsBytes = (state: FileState): boolean =>
  ['waiting', 'uploading', 'failed', 'stopped'].includes(state.kind) ||
  (state.kind === 'here' && !state.ownEventId);

const ownMeeting = (state: FileState): string | undefined => {
  if (state.kind === 'here') return state.ownEventId;
  return 'eventId' in state ? state.eventId : undefined;
};

function pauseAfter(error: unknown): Pause | undefined {
  if (!(error instanceof ApiRequestError)) return undefined;
  if (error.status === 0) return 'offline';
  if (error.status === 401) return 'signed-out';
  if (error.status === 429) return 'busy';
  return error.code === 'ORGANIZATION_SWITCHED' ? 'switched' : undefined;
}

function stateAfter(error: unknown): FileState {
  if (error instanceof AlreadyHereError) return { kind: 'here', ...error.upload };
  const reason = error instanceof Error && error.message ? error.message : 'Unknown error';
  const isRefused = error instanceof ApiRequestError && error.status === 400;
  return { kind: isRefused ? 'refused' : 'failed', reason };
}

function stateOf(outcome: MeetingOutcome): FileState {
  const { eventId, processingStatus, processingProgress, processingError } = outcome;
  if (processingStatus === 'failed')
    return { kind: 'failed', reason: processingError ?? 'Unknown error', eventId };
  if (processingStatus === 'cancelled') return { kind: 'stopped', eventId };
  if (processingStatus !== 'completed')
    return {
      kind: 'analysing',
      eventId,
      step: processingProgress?.currentStep ?? 'queued',
      percentage: processingProgress?.percentage ?? 0,
    };
  const { participants, actions, alreadyHere } = outcome;
  return alreadyHere
    ? { kind: 'here', ...alreadyHere, ownEventId: eventId }
    : { kind: 'done', eventId, participants, actions };
}
