import { paths } from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, testPublicUrl } from '../../testing/test-app.ts';

let app: TestApp;
const name = 'rapport.session_token';
/** Two sessions of one person. */
let sessions: { token: string; signed: string }[];

beforeAll(async () => {
  app = await startTestApp();
  const { email } = await app.accounts.buildOwner();
  sessions = await Promise.all([signIn(email), signIn(email)]);
});
afterAll(() => app.close());

async function signIn(email: string) {
  const answer = await app.http.inject({
    method: 'POST',
    url: `${paths.auth}/sign-in/email`,
    headers: { origin: testPublicUrl },
    payload: { email, password: app.accounts.password },
  });
  const signed = answer.cookies.find((cookie) => cookie.name === name)?.value ?? '';
  return { token: answer.json().token, signed };
}

type Headers = { authorization?: string; cookie?: string };
const cookieWith = (value: string): Headers => ({
  cookie: `theme=dark; ${name}=${encodeURIComponent(value)}; a=b`,
});
const bearerWith = (value: string): Headers => ({ authorization: `Bearer ${value}` });
const first = () => sessions[0] ?? { token: '', signed: '' };
const second = () => sessions[1] ?? { token: '', signed: '' };
const signatureOf = (signed: string) => signed.slice(signed.indexOf('.'));

test.each<[string, () => Headers, number]>([
  ['a bearer token', () => bearerWith(first().token), 200],
  ['a signed bearer token', () => bearerWith(first().signed), 200],
  ['a lower-case scheme', () => ({ authorization: `bearer ${first().token}` }), 200],
  ['a signed cookie among others', () => cookieWith(first().signed), 200],
  ['no credentials', () => ({}), 401],
  ['another scheme', () => ({ authorization: `Basic ${first().token}` }), 401],
  ['an unknown bearer token', () => bearerWith('made-up'), 401],
  ['a cookie without a signature', () => cookieWith(first().token), 401],
  [
    'a cookie with the signature of another token',
    () => cookieWith(first().token + signatureOf(second().signed)),
    401,
  ],
  ['a cookie with half a signature', () => cookieWith(first().signed.slice(0, -9)), 401],
  [
    'a bearer token with the signature of another one',
    () => bearerWith(first().token + signatureOf(second().signed)),
    401,
  ],
])('%s', async (_, headersOf, status) => {
  const answer = await app.http.inject({ url: paths.meetings, headers: headersOf() });
  expect(answer.statusCode).toBe(status);
});

test('a call extends a session that ends within six days, and none that has ended', async () => {
  const person = await app.accounts.buildOwner();
  const end = async (expiresAt: Date) => {
    const session = app.db.updateTable('session').set({ expiresAt });
    await session.where('userId', '=', person.accountId).execute();
  };
  const inFiveDays = new Date(Date.now() + 5 * 24 * 60 * 60_000);
  await end(inFiveDays);
  expect((await person.call('GET', paths.meetings)).statusCode).toBe(200);
  const { expiresAt } = await app.db
    .selectFrom('session')
    .select('expiresAt')
    .where('userId', '=', person.accountId)
    .executeTakeFirstOrThrow();
  expect(expiresAt.getTime()).toBeGreaterThan(inFiveDays.getTime());
  await end(new Date(Date.now() - 1000));
  expect((await person.call('GET', paths.meetings)).statusCode).toBe(401);
});
