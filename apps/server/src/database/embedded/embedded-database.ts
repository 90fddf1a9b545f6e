import { dirname } from 'node:path';
import { DatabaseError } from './database-error.ts';
import { openFolder } from './database-folder.ts';
import { roomMinMb, watchDisk } from './disk-room.ts';
import type { EmbeddedOptions, EmbeddedResult, EmbeddedWork } from './embedded-messages.ts';
import { type EmbeddedThread, startThread } from './embedded-thread.ts';

export type EmbeddedDatabase = {
  /** Waits for the connection. The returned function releases it. */
  acquire(): Promise<() => void>;
  /** Only for the caller that has acquired the connection. */
  query<R>(sql: string, parameters: readonly unknown[]): Promise<EmbeddedResult<R>>;
  /** For statements without parameters; rolls back on failure. */
  runScript(sql: string): Promise<EmbeddedResult>;
  close(): Promise<void>;
};

/** Replacements for tests. */
export type EmbeddedHooks = {
  isFull?: () => Promise<boolean>;
  onThread?: (thread: EmbeddedThread) => void;
};

const reopenPauseMs = 2000;
const writeInReadOnly = '25006';
const noRoom = () =>
  new DatabaseError({
    message: `less than ${roomMinMb} MB are free on the disk of the data folder, so nothing is written`,
    code: '53100',
  });

/**
 * PGlite on a worker thread, read-only while the disk is nearly full. If the thread ends, pending
 * queries fail and the next caller starts a new one.
 * @throws DamagedDatabaseError
 */
export async function openEmbeddedDatabase(
  options: EmbeddedOptions,
  hooks: EmbeddedHooks = {},
): Promise<EmbeddedDatabase> {
  const { dataDir } = options;
  const isFull = hooks.isFull ?? (dataDir ? watchDisk(dirname(dataDir)) : async () => false);

  async function start(): Promise<EmbeddedThread> {
    if (await isFull()) throw noRoom();
    const thread = dataDir
      ? await openFolder(dataDir, () => startThread(options))
      : await startThread(options);
    hooks.onThread?.(thread);
    return thread;
  }

  let thread = await start();
  let isReadOnly = false;
  let isClosed = false;
  let failed: { error: unknown; at: number } | undefined;
  let free: Promise<void> = Promise.resolve();

  /** Only between two callers, because a transaction cannot continue in another session. */
  async function prepare() {
    if (thread.isOver() && !isClosed) await reopen();
    const full = await isFull();
    if (full === isReadOnly) return;
    await thread.send({ kind: 'script', sql: `set default_transaction_read_only = ${full}` });
    isReadOnly = full;
  }

  async function reopen() {
    if (failed && performance.now() - failed.at < reopenPauseMs) throw failed.error;
    try {
      thread = await start();
      isReadOnly = false;
    } catch (error) {
      failed = { error, at: performance.now() };
      throw error;
    }
  }

  async function acquire() {
    const previous = free;
    const { promise, resolve } = Promise.withResolvers<void>();
    free = promise;
    await previous;
    try {
      await prepare();
    } catch (error) {
      resolve();
      throw error;
    }
    return resolve;
  }

  async function send(work: EmbeddedWork): Promise<EmbeddedResult> {
    return thread.send(work).catch((error: unknown) => {
      const isRefusal = error instanceof DatabaseError && error.code === writeInReadOnly;
      throw isReadOnly && isRefusal ? noRoom() : error;
    });
  }

  return {
    acquire,
    query: (sql, parameters) => send({ kind: 'query', sql, parameters: [...parameters] }),
    async runScript(sql) {
      const release = await acquire();
      try {
        return await send({ kind: 'script', sql });
      } catch (error) {
        await send({ kind: 'script', sql: 'rollback' }).catch(() => {});
        throw error;
      } finally {
        release();
      }
    },
    async close() {
      isClosed = true;
      await free;
      await thread.close();
    },
  };
}
