import { EventEmitter } from 'node:events';
import type { ServerEvent } from '@rapport/contract';
import { Client, type Pool } from 'pg';
import type { Logger } from './logger.ts';

/** What an account may see has become less: a session has ended, or it has left an organization. */
type AccessChange = { name: 'access-changed'; payload: { accountId: string } };
type BusEvent = ServerEvent | AccessChange;

/** Carries what happened to every process that holds sockets. */
export type EventBus = {
  publish(event: BusEvent): Promise<void>;
  /** Answers how to unsubscribe. */
  subscribe(listener: (event: BusEvent) => void): () => void;
  close(): Promise<void>;
};

/** For a single process. */
export function createLocalBus(): EventBus {
  const emitter = new EventEmitter();
  return {
    publish: async (event) => void emitter.emit('event', event),
    subscribe(listener) {
      emitter.on('event', listener);
      return () => emitter.off('event', listener);
    },
    close: async () => void emitter.removeAllListeners(),
  };
}

const channel = 'rapport_events';
const reconnectDelayMs = 1000;

/** For several processes on one PostgreSQL: notify and listen. A lost listener comes back by itself. */
export async function createPostgresBus(pool: Pool, url: string, log: Logger): Promise<EventBus> {
  const local = createLocalBus();
  let closed = false;
  let client: Client;

  async function listen(): Promise<void> {
    client = new Client({ connectionString: url });
    client.on('notification', ({ payload }) => {
      if (payload) void local.publish(JSON.parse(payload));
    });
    client.once('error', (error) => {
      log.warn({ err: error }, 'lost the connection that live events arrive on');
      void client.end().catch(() => {});
      if (!closed) setTimeout(relisten, reconnectDelayMs);
    });
    await client.connect();
    await client.query(`listen ${channel}`);
  }
  function relisten() {
    listen().catch(() => {
      if (!closed) setTimeout(relisten, reconnectDelayMs);
    });
  }

  await listen();
  return {
    subscribe: local.subscribe,
    async publish(event) {
      await pool.query('select pg_notify($1, $2)', [channel, JSON.stringify(event)]);
    },
    async close() {
      closed = true;
      await client.end();
      await local.close();
    },
  };
}
