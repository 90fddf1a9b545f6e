import { needsBytes, type Pause } from './file-states.ts';
import type { QueuedFile } from './queued-file.ts';
import type { StoredFiles } from './stored-files.ts';

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

/** The files of the queue and their bytes; each change is told and stored. */
export class QueuedFiles {
  #state: QueueState = { files: [], pause: null, reading: 0 };
  readonly #listeners = new Set<() => void>();
  /** Recordings before their sound is taken out, and sound that the browser has no room for. */
  readonly #unstored = new Map<string, Blob>();
  readonly #stored: StoredFiles;
  isClosed = false;

  /** `left` holds the files left by an earlier page. */
  constructor(stored: StoredFiles, left: readonly QueuedFile[]) {
    this.#stored = stored;
    const files = left.map(
      (file): QueuedFile =>
        ['stripping', 'uploading'].includes(file.state.kind)
          ? { ...file, state: { kind: 'waiting' } }
          : file,
    );
    this.#state = { ...this.#state, files };
  }

  get list(): readonly QueuedFile[] {
    return this.#state.files;
  }
  getState = (): QueueState => this.#state;
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  find = (id: string) => this.list.find((file) => file.id === id);

  set(change: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  add(files: readonly QueuedFile[]): void {
    this.set({ files: [...this.list, ...files] });
  }

  change(id: string, change: Partial<QueuedFile>): void {
    this.changeAll(new Map([[id, change]]));
  }

  /** Changes all files at once, because hundreds of single changes would each be rendered and stored. */
  changeAll(changes: ReadonlyMap<string, Partial<QueuedFile>>): void {
    if (this.isClosed || changes.size === 0) return;
    const stored: { file: QueuedFile; keepsBytes: boolean }[] = [];
    const files = this.list.map((before) => {
      const change = changes.get(before.id);
      if (!change) return before;
      const file = { ...before, ...change };
      if (!needsBytes(file.state)) this.#unstored.delete(file.id);
      if (!isProgress(before, file)) stored.push({ file, keepsBytes: needsBytes(file.state) });
      return file;
    });
    this.set({ files });
    if (stored.length > 0) void this.#stored.change(stored).catch(() => {});
  }

  drop(isGone: (file: QueuedFile) => boolean): void {
    const ids = this.list.filter(isGone).map(({ id }) => id);
    if (ids.length === 0 || this.isClosed) return;
    for (const id of ids) this.#unstored.delete(id);
    this.set({ files: this.list.filter((file) => !isGone(file)) });
    void this.#stored.remove(ids).catch(() => {});
    this.forgetIfEmpty();
  }

  forgetIfEmpty(): void {
    if (this.isClosed || this.list.length > 0 || this.#state.reading > 0) return;
    void this.#stored.forget().catch(() => {});
  }

  bytesOf = async (id: string): Promise<Blob | undefined> =>
    this.#unstored.get(id) ?? (await this.#stored.bytesOf(id).catch(() => undefined));

  holdBytes(id: string, bytes: Blob): void {
    this.#unstored.set(id, bytes);
  }

  /** Sound survives a reload, unlike the recording; without room for it, it stays in memory. */
  async keepSound(file: QueuedFile, bytes: Blob): Promise<void> {
    try {
      await this.#stored.add([{ file, bytes }]);
      this.#unstored.delete(file.id);
    } catch {
      this.holdBytes(file.id, bytes);
    }
  }

  /** For files that were stored, but not added. */
  async discard(ids: readonly string[]): Promise<void> {
    await this.#stored.remove(ids);
    for (const id of ids) this.#unstored.delete(id);
  }
}
