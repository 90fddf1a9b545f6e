import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { ServerEvent } from '@rapport/contract';
import { Client, type Pool } from 'pg';
import type { Logger } from './logger.ts';

/** A session ended, or a membership or role changed. */
type AccessChange = { name: 'access-changed'; payload: { accountId: string } };
/** This process was disconnected and may have missed events. */
type Gap = { name: 'events-missed'; payload: Record<string, never> };
type WorkWaiting = { name: 'work-waiting'; payload: { queue: string } };
/**
 * An event with the accounts that receive it; null for every member. Without an audience, it goes to those who may
 * read its meeting at the time of delivery.
 */
export type AudibleEvent = ServerEvent & { audience?: readonly string[] | null };
type BusEvent = AudibleEvent | AccessChange | Gap | WorkWaiting;

/** Publishes events to every process that holds sockets. */
export type EventBus = {
  publish(event: BusEvent): Promise<void>;
  /** Returns a function to unsubscribe. */
  subscribe(listener: (event: BusEvent) => void): () => void;
  /** Throws if events of other processes do not arrive. */
  check(): Promise<void>;
  close(): Promise<void>;
};

export function createLocalBus(): EventBus {
  const emitter = new EventEmitter();
  // Each cache of figures subscribes.
  emitter.setMaxListeners(0);
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

/** An event with the process that published it, by a random id. */
type Notice = BusEvent & { from: string };

const channel = 'rapport_events';
/** Notifications are not stored, so no commit needs to wait for the disk. */
const notify =
  "select set_config('synchronous_commit', 'off', true), pg_notify($1, event) from unnest($2::text[]) event";
const notifyTimeoutMs = 5000;
const reconnectDelayMs = 1000;
const heartbeatMs = 10_000;
const heartbeatTimeoutMs = 5000;

/**
 * Uses LISTEN and NOTIFY. Subscribers in the own process get an event at once, so that after a change the process never
 * answers from an older copy. A lost listener reconnects. Failures to publish are only logged, because clients poll as
 * well.
 */
export async function createPostgresBus(pool: Pool, url: string, log: Logger): Promise<EventBus> {
  const local = createLocalBus();
  const own = randomUUID();
  let closed = false;
  /** Undefined while disconnected. */
  let client: Client | undefined;

  async function listen(): Promise<void> {
    const listener = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: heartbeatTimeoutMs,
      query_timeout: heartbeatTimeoutMs,
    });
    listener.on('notification', ({ payload }) => {
      if (!payload) return;
      const { from, ...event }: Notice = JSON.parse(payload);
      if (from !== own) void local.publish(event);
    });
    listener.on('error', (error) => lose(listener, error));
    await listener.connect();
    await listener.query(`listen ${channel}`);
    client = listener;
    beat(listener);
  }
  /** Detects connections that died silently. */
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
    log.warn({ err: error }, 'event listener lost its connection');
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

  /** The next batch of events, and its publication. */
  let next: { events: string[]; published: Promise<void> } | undefined;
  let last = Promise.resolve();
  async function notifyAll(events: string[]) {
    const query = {
      name: 'notify-all',
      text: notify,
      values: [channel, events],
      query_timeout: notifyTimeoutMs,
    };
    await pool
      .query(query)
      .catch((error: unknown) =>
        log.warn({ err: error, events: events.length }, 'events not published'),
      );
  }

  await listen();
  return {
    subscribe: local.subscribe,
    async check() {
      if (!client) throw new Error('the event listener is not connected');
    },
    /** Sends events in order. Events that arrive during a send form the next batch. */
    publish(event) {
      void local.publish(event);
      if (!next) {
        const events: string[] = [];
        last = last.then(() => {
          next = undefined;
          return notifyAll(events);
        });
        next = { events, published: last };
      }
      const notice: Notice = { ...event, from: own };
      next.events.push(JSON.stringify(notice));
      return next.published;
    },
    async close() {
      closed = true;
      await client?.end();
      await local.close();
    },
  };
}
