import { Worker } from 'node:worker_threads';

type EmbeddedWork =
  | { kind: 'query'; sql: string; parameters: unknown[] }
  | { kind: 'script'; sql: string }
  | { kind: 'close' };

export type EmbeddedRequest = { id: number } & EmbeddedWork;

export type EmbeddedReply<R> =
  | ({ id: number } & EmbeddedResult<R>)
  | { id: number; error: { message: string; code?: string; constraint?: string } };

/** Nobody knows the rows' type but who wrote the statement; between the threads it is `never`, which fits all. */
export type EmbeddedResult<R = never> = { rows: R[]; affectedRows?: number | undefined };

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

/** An error of the database, with its SQLSTATE. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  readonly code: string | undefined;
  readonly constraint: string | undefined;

  constructor(error: { message: string; code?: string; constraint?: string }) {
    super(error.message);
    this.code = error.code;
    this.constraint = error.constraint;
  }
}

export type EmbeddedOptions = {
  /** Without a folder the database lives in memory only. */
  dataDir?: string;
};

/** Opens PGlite on a worker thread. */
export async function openEmbeddedDatabase(workerData: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const thread = new Worker(new URL('./pglite-thread.ts', import.meta.url), { workerData });
  const waiting = new Map<number, PromiseWithResolvers<EmbeddedResult>>();
  const ready = Promise.withResolvers<void>();
  let lastId = 0;
  let free: Promise<void> = Promise.resolve();

  thread.on('message', (message: 'ready' | EmbeddedReply<never>) => {
    if (message === 'ready') return ready.resolve();
    const request = waiting.get(message.id);
    waiting.delete(message.id);
    if ('error' in message) request?.reject(new DatabaseError(message.error));
    else request?.resolve(message);
  });
  const failAll = (error: Error) => {
    ready.reject(error);
    for (const request of waiting.values()) request.reject(error);
    waiting.clear();
  };
  thread.on('error', failAll);
  thread.on('exit', () =>
    failAll(new DatabaseError({ message: 'The embedded database stopped.' })),
  );

  function send(work: EmbeddedWork): Promise<EmbeddedResult> {
    const pending = Promise.withResolvers<EmbeddedResult>();
    lastId += 1;
    waiting.set(lastId, pending);
    thread.postMessage({ ...work, id: lastId } satisfies EmbeddedRequest);
    return pending.promise;
  }

  async function acquire() {
    const previous = free;
    const { promise, resolve } = Promise.withResolvers<void>();
    free = promise;
    await previous;
    return resolve;
  }

  await ready.promise;
  return {
    acquire,
    query: (sql, parameters) => send({ kind: 'query', sql, parameters: [...parameters] }),
    async runScript(sql) {
      const release = await acquire();
      try {
        return await send({ kind: 'script', sql });
      } catch (error) {
        await send({ kind: 'script', sql: 'rollback' });
        throw error;
      } finally {
        release();
      }
    },
    async close() {
      await acquire();
      const stopped = new Promise((resolve) => thread.once('exit', resolve));
      await send({ kind: 'close' });
      await stopped;
    },
  };
}
