import { afterAll, expect, test } from 'vitest';
import type { Connection } from '../database/connect.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createPostgresBus, type EventBus } from './event-bus.ts';
import { createLogger } from './logger.ts';

let connection: Connection;
const buses: EventBus[] = [];

async function openProcess() {
  if (connection.kind !== 'postgres') throw new Error('This test needs PostgreSQL.');
  const bus = await createPostgresBus(connection.pool, connection.url, createLogger('silent'));
  buses.push(bus);
  const received: string[] = [];
  const waiting = new Map<string, () => void>();
  bus.subscribe((event) => {
    if (event.name !== 'work-waiting') return;
    received.push(event.payload.queue);
    waiting.get(event.payload.queue)?.();
  });
  return {
    received,
    publish: (queue: string) => bus.publish({ name: 'work-waiting', payload: { queue } }),
    until: (queue: string) => new Promise<void>((resolve) => waiting.set(queue, resolve)),
  };
}

afterAll(async () => {
  for (const bus of buses) await bus.close();
  await connection.close();
});

test('a process gets its own events at once, and every process gets each event once', async () => {
  connection = await openTestDatabase();
  const [one, other] = [await openProcess(), await openProcess()];
  const seen = [one.until('last'), other.until('last')];

  void one.publish('first');
  expect(one.received).toEqual(['first']);
  await one.publish('second');
  await other.publish('last');
  await Promise.all(seen);
  expect(one.received).toEqual(['first', 'second', 'last']);
  expect(other.received.toSorted()).toEqual(['first', 'last', 'second']);
});
