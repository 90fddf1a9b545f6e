import { EventEmitter } from 'node:events';
import type { ServerEvent } from '@rapport/contract';
import { Client, type Pool } from 'pg';
import type { Logger } from './logger.ts';

/** What an account may do has changed: a session has ended, it has left an organization or has another role there. */
type AccessChange = { name: 'access-changed'; payload: { accountId: string } };
/** For a while this process heard nothing: whoever listens here may have missed something. */
type Gap = { name: 'events-missed'; payload: Record<string, never> };
/** A job has been enqueued: whoever does that kind of work need not wait until they look again. */
type WorkWaiting = { name: 'work-waiting'; payload: { queue: string } };
type BusEvent = ServerEvent | AccessChange | Gap | WorkWaiting;

/** Carries what happened to every process that holds sockets. */
export type EventBus = {
  publish(event: BusEvent): Promise<void>;
  /** Answers how to unsubscribe. */
  subscribe(listener: (event: BusEvent) => void): () => void;
  /** Throws when what other processes tell does not arrive. */
  check(): Promise<void>;
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
    check: async () => {},
    close: async () => void emitter.removeAllListeners(),
  };
}

const channel = 'rapport_events';
/** Nothing of it is kept, so there is no disk to wait for. */
const notify =
  "select set_config('synchronous_commit', 'off', true), pg_notify($1, event) from unnest($2::text[]) event";
const notifyTimeoutMs = 5000;
const reconnectDelayMs = 1000;
const heartbeatMs = 10_000;
const heartbeatTimeoutMs = 5000;

/**
 * For several processes on one PostgreSQL: notify and listen. A lost listener comes back by itself. What
 * could not be told is only logged: it has happened all the same, and whoever asks is told of it.
 */
export async function createPostgresBus(pool: Pool, url: string, log: Logger): Promise<EventBus> {
  const local = createLocalBus();
  let closed = false;
  /** None while the line is down. */
  let client: Client | undefined;

  async function listen(): Promise<void> {
    const listener = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: heartbeatTimeoutMs,
      query_timeout: heartbeatTimeoutMs,
    });
    listener.on('notification', ({ payload }) => {
      if (payload) void local.publish(JSON.parse(payload));
    });
    listener.on('error', (error) => lose(listener, error));
    await listener.connect();
    await listener.query(`listen ${channel}`);
    client = listener;
    beat(listener);
  }
  /** A line can go dead without a word; then nothing would ever arrive on it again. */
  function beat(listener: Client) {
    setTimeout(() => {
      if (closed || client !== listener) return;
      listener.query('select 1').then(
        () => beat(listener),
        (error: unknown) => lose(listener, error),
      );
    }, heartbeatMs).unref();
  }
  function lose(listener: Client, error: unknown) {
    if (closed || client !== listener) return;
    log.warn({ err: error }, 'lost the connection that live events arrive on');
    client = undefined;
    void listener.end().catch(() => {});
    relisten();
  }
  function relisten() {
    setTimeout(() => {
      if (closed) return;
      listen().then(() => local.publish({ name: 'events-missed', payload: {} }), relisten);
    }, reconnectDelayMs).unref();
  }

  /** What is told together, and when it has been. */
  let next: { events: string[]; told: Promise<void> } | undefined;
  let last = Promise.resolve();
  async function tell(events: string[]) {
    const query = {
      name: 'tell',
      text: notify,
      values: [channel, events],
      query_timeout: notifyTimeoutMs,
    };
    await pool
      .query(query)
      .catch((error: unknown) => log.warn({ err: error, events: events.length }, 'not told'));
  }

  await listen();
  return {
    subscribe: local.subscribe,
    async check() {
      if (!client) throw new Error('the connection that live events arrive on is down');
    },
    /** Everything in its order: what comes while something is being told is told after it, in one statement. */
    publish(event) {
      if (!next) {
        const events: string[] = [];
        last = last.then(() => {
          next = undefined;
          return tell(events);
        });
        next = { events, told: last };
      }
      next.events.push(JSON.stringify(event));
      return next.told;
    },
    async close() {
      closed = true;
      await client?.end();
      await local.close();
    },
  };
}
