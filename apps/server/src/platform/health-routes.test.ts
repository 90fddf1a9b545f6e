import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

test('/healthz and /readyz report whether a process is up and its database and queue respond, with a request id', async () => {
  const app = await startTestApp();
  const get = async (url: string) => {
    const response = await app.http.inject({ url });
    return [response.statusCode, response.json()];
  };
  expect(await get('/healthz')).toEqual([200, { status: 'up' }]);
  expect(await get('/readyz')).toEqual([
    200,
    { status: 'ready', database: true, queue: true, events: true },
  ]);

  const [live, absent] = await Promise.all(
    ['/healthz', '/api/nothing'].map((url) => app.http.inject({ url })),
  );
  expect(live?.headers['x-request-id']).toMatch(/^[0-9a-f]{12}$/);
  expect(absent?.headers['x-request-id']).not.toBe(live?.headers['x-request-id']);

  const fail = (state: string) =>
    sql`do ${sql.lit(`begin raise exception 'as a disk fails' using errcode = '${state}'; end`)}`.execute(
      app.db,
    );
  await expect(fail('53100')).rejects.toThrow('as a disk fails');
  expect(await get('/readyz')).toMatchObject([200, { status: 'ready' }]);

  vi.spyOn(app.queue, 'check').mockRejectedValue(new Error('The queue is away'));
  expect(await get('/healthz')).toEqual([200, { status: 'up' }]);
  expect(await get('/readyz')).toEqual([
    503,
    { status: 'not ready', database: true, queue: false, events: true },
  ]);

  await expect(fail('XX001')).rejects.toThrow('as a disk fails');
  for (const _ of 'again')
    expect(await get('/readyz')).toMatchObject([503, { database: false, queue: false }]);
  await app.close();
});
