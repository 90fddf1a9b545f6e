import { paths } from '@rapport/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
const perMinute = 20;

beforeAll(async () => {
  // A minute passes when the test says so.
  vi.useFakeTimers({ toFake: ['performance'] });
  app = await startTestApp({ callsPerMinute: perMinute });
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});

const remoteAddress = '198.51.100.7';
type Person = Awaited<ReturnType<TestApp['accounts']['buildOwner']>>;
const ask = (by: Person) => by.call('GET', paths.meetings, { remoteAddress });
const statuses = async (count: number, send: () => Promise<{ statusCode: number }>) => {
  const answers: number[] = [];
  for (let n = 0; n < count; n += 1) answers.push((await send()).statusCode);
  return answers;
};

test('a session that calls too often is told when to try again, and nobody else behind its address is held up', async () => {
  const [loud, other] = [await app.accounts.buildOwner(), await app.accounts.buildOwner()];
  const answers = await statuses(perMinute + 5, () => ask(loud));
  // The first counts for the address: nobody knew the session yet.
  expect(answers).toEqual([...Array(perMinute + 1).fill(200), ...Array(4).fill(429)]);
  const refused = await ask(loud);
  expect([refused.headers['retry-after'], refused.json()]).toMatchObject([
    '60',
    { code: 'TOO_MANY_REQUESTS', message: 'Too many requests. Please try again in 60 seconds.' },
  ]);
  expect(await statuses(perMinute, () => ask(other))).toEqual(Array(perMinute).fill(200));
  vi.advanceTimersByTime(59_000);
  expect((await ask(loud)).headers['retry-after']).toBe('1');
  vi.advanceTimersByTime(1000);
  expect((await ask(loud)).statusCode).toBe(200);
});

test('calls without a session, and with sessions that are none, are counted by address', async () => {
  let lastToken = 0;
  const anonymous = (from: string, headers = {}) =>
    app.http.inject({ url: paths.meetings, remoteAddress: from, headers });
  const forged = () => {
    lastToken += 1;
    return anonymous('198.51.100.8', { authorization: `Bearer made-up-${lastToken}` });
  };
  expect(await statuses(perMinute + 2, forged)).toEqual([...Array(perMinute).fill(401), 429, 429]);
  expect((await anonymous('198.51.100.9')).statusCode).toBe(401);
  expect(
    (await app.http.inject({ url: '/healthz', remoteAddress: '198.51.100.8' })).statusCode,
  ).toBe(200);
});
