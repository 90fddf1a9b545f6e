import { Worker } from 'node:worker_threads';
import { DatabaseError } from './database-error.ts';
import type {
  EmbeddedOptions,
  EmbeddedReply,
  EmbeddedRequest,
  EmbeddedResult,
  EmbeddedWork,
} from './embedded-messages.ts';

export type EmbeddedThread = {
  send(work: EmbeddedWork): Promise<EmbeddedResult>;
  isOver(): boolean;
  /** Ends the thread without closing the database. */
  kill(): Promise<unknown>;
  close(): Promise<void>;
};

/** Clients may retry 57P01; a retry uses a new thread. */
const stopped = () =>
  new DatabaseError({ message: 'The embedded database stopped.', code: '57P01' });
/** On a full disk the last checkpoint never ends, so closing has a timeout; the WAL is replayed at the next start. */
const closeTimeoutMs = 10_000;

export async function startThread(workerData: EmbeddedOptions): Promise<EmbeddedThread> {
  const thread = new Worker(new URL('./pglite-thread.ts', import.meta.url), { workerData });
  const waiting = new Map<number, PromiseWithResolvers<EmbeddedResult>>();
  const ready = Promise.withResolvers<void>();
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  let lastId = 0;
  let isOver = false;

  thread.on('message', (message: 'ready' | EmbeddedReply<never>) => {
    if (message === 'ready') return ready.resolve();
    const request = waiting.get(message.id);
    waiting.delete(message.id);
    if (!('error' in message)) return request?.resolve(message);
    if (message.isLast) {
      isOver = true;
      void thread.terminate();
    }
    request?.reject(new DatabaseError(message.error));
  });
  const failAll = (error: Error) => {
    isOver = true;
    ready.reject(error);
    for (const request of waiting.values()) request.reject(error);
    waiting.clear();
  };
  thread.on('error', failAll);
  thread.on('exit', () => failAll(stopped()));

  async function send(work: EmbeddedWork): Promise<EmbeddedResult> {
    if (isOver) throw stopped();
    const pending = Promise.withResolvers<EmbeddedResult>();
    lastId += 1;
    waiting.set(lastId, pending);
    thread.postMessage({ ...work, id: lastId } satisfies EmbeddedRequest);
    return pending.promise;
  }

  await ready.promise;
  return {
    send,
    isOver: () => isOver,
    kill: () => thread.terminate(),
    async close() {
      if (isOver) return;
      const late = setTimeout(() => void thread.terminate(), closeTimeoutMs);
      await send({ kind: 'close' }).catch(() => {});
      await ended;
      clearTimeout(late);
    },
  };
}
