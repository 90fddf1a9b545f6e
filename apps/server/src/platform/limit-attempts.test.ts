import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../database/connect.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { isFirstUse, limitAttempts } from './limit-attempts.ts';

let database: Connection;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** As if the clock had been that much ahead when the attempts were counted. */
const setClockBack = (seconds: number) =>
  database.db
    .updateTable('attempt')
    .set({
      startedAt: sql<Date>`"startedAt" + make_interval(secs => ${seconds})`,
      endsAt: sql<Date>`"endsAt" + make_interval(secs => ${seconds})`,
    })
    .execute();
const isRefused = (key: string, max = 2) =>
  limitAttempts(database.db, [key], max).then(
    () => false,
    () => true,
  );
async function countAll(key: string) {
  await isRefused(key);
  await isRefused(key);
  expect(await isRefused(key)).toBe(true);
}

test.each([
  ['two days', 2 * 24 * 60 * 60],
  ['five minutes', 300],
])('a clock that is set back by %s refuses nobody for that long', async (_, seconds) => {
  await countAll(`one ${seconds}`);
  await setClockBack(seconds);
  expect(await isRefused(`one ${seconds}`)).toBe(false);
});

test('a clock that is set back by seconds does not begin a new minute', async () => {
  await countAll('two');
  await setClockBack(20);
  expect(await isRefused('two')).toBe(true);
  await isFirstUse(database.db, 'code', 90);
  await setClockBack(20);
  expect(await isFirstUse(database.db, 'code', 90)).toBe(false);
});

test('a window of a day outlasts windows of a minute, and ends after a day', async () => {
  const day = { seconds: 24 * 60 * 60 };
  await limitAttempts(database.db, ['a day'], 1, day);
  await setClockBack(-3600);
  await isRefused('a minute');
  await expect(limitAttempts(database.db, ['a day'], 1, day)).rejects.toMatchObject({
    message: 'Too many requests. Please try again in 23 hours.',
  });
  await setClockBack(-24 * 60 * 60);
  await limitAttempts(database.db, ['a day'], 1, day);
});
