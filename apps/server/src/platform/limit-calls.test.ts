import { paths } from '@rapport/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildKey } from '../testing/factories/api-keys.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
const perMinute = 20;

beforeAll(async () => {
  // The test advances the clock.
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
  const responses: number[] = [];
  for (let n = 0; n < count; n += 1) responses.push((await send()).statusCode);
  return responses;
};

test('a session with too many calls is told when to retry, and others behind its address are not affected', async () => {
  const [loud, other] = [await app.accounts.buildOwner(), await app.accounts.buildOwner()];
  const responses = await statuses(perMinute + 5, () => ask(loud));
  // The first call counts for the address, because the session is not yet known.
  expect(responses).toEqual([...Array(perMinute + 1).fill(200), ...Array(4).fill(429)]);
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

test('calls without a valid session are counted by address', async () => {
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

test('one session is counted once, whether it calls with its cookie or its token', async () => {
  const person = await app.accounts.buildOwner();
  const signIn = await app.http.inject({
    method: 'POST',
    url: `${paths.auth}/sign-in/email`,
    remoteAddress: '198.51.100.20',
    payload: { email: person.email, password: app.accounts.password },
  });
  const cookie = signIn.cookies
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  const askWith = (headers: { authorization?: string; cookie?: string }) => () =>
    app.http.inject({ url: paths.meetings, remoteAddress: '198.51.100.21', headers });
  const byCookie = askWith({ cookie });
  const byToken = askWith({ authorization: `Bearer ${signIn.json().token}` });
  // The first of each kind counts for the address.
  expect(await statuses(1, byCookie)).toEqual([200]);
  expect(await statuses(1, byToken)).toEqual([200]);
  expect(await statuses(perMinute / 2, byCookie)).toEqual(Array(perMinute / 2).fill(200));
  expect(await statuses(perMinute / 2 + 1, byToken)).toEqual([
    ...Array(perMinute / 2).fill(200),
    429,
  ]);
});

test("a key has its own limit, independent of its maker's session", async () => {
  const person = await app.accounts.buildOwner();
  const key = await buildKey(app, person);
  const from = (by: Pick<Person, 'call'>) => () =>
    by.call('GET', paths.meetings, { remoteAddress: '198.51.100.31' });
  // The first call of each counts for the address; that of the session created the key.
  expect(await statuses(perMinute + 2, from(key))).toEqual([
    ...Array(perMinute + 1).fill(200),
    429,
  ]);
  expect(await statuses(perMinute + 1, from(person))).toEqual([...Array(perMinute).fill(200), 429]);
});
