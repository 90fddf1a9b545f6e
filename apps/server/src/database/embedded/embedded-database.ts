import { dirname } from 'node:path';
import { DatabaseError } from './database-error.ts';
import { openFolder } from './database-folder.ts';
import { roomMinMb, watchDisk } from './disk-room.ts';
import type { EmbeddedOptions, EmbeddedResult, EmbeddedWork } from './embedded-messages.ts';
import { type EmbeddedThread, startThread } from './embedded-thread.ts';

/** One connection's worth of PostgreSQL inside this process. */
export type EmbeddedDatabase = {
  /** Waits until the connection is free; the returned function gives it back. */
  acquire(): Promise<() => void>;
  /** One statement; only for whoever holds the connection. */
  query<R>(sql: string, parameters: readonly unknown[]): Promise<EmbeddedResult<R>>;
  /** Takes the connection for several statements without parameters; a failure rolls back. */
  runScript(sql: string): Promise<EmbeddedResult>;
  close(): Promise<void>;
};

/** What stands in for the disk and is told of threads in tests. */
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
 * Opens PGlite on a worker thread. Where the disk is nearly full it can only be read, until there is room again; where
 * its thread ends, whatever was under way fails and the next caller gets a new one.
 * @throws DamagedDatabaseError where its folder is not as it was left.
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

  /** Only where nobody holds the connection: a transaction never goes on in another session. */
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
