import { paths } from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../testing/factories/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let lastAddress = 0;
/** From a new address each time. */
const post = (by: SignedIn, path: string, payload: object) => {
  lastAddress += 1;
  const remoteAddress = `198.18.0.${lastAddress}`;
  return by.call('POST', `${paths.auth}/${path}`, { payload, remoteAddress });
};

const tests = [
  ['verify-password', (guess: string) => ({ password: guess })],
  ['delete-user', (guess: string) => ({ password: guess })],
  [
    'change-password',
    (guess: string) => ({ currentPassword: guess, newPassword: 'Another-horse-10' }),
  ],
] as const;

test('ASVS 6.3.1: a signed-in person may try a password ten times a minute, over all calls that check one', async () => {
  const person = await app.accounts.buildOwner();
  const statuses: number[] = [];
  for (let tries = 0; tries < 10; tries += 1) {
    const [path, bodyOf] = tests[tries % tests.length] ?? tests[0];
    statuses.push((await post(person, path, bodyOf(`guess-${tries}`))).statusCode);
  }
  expect(statuses).toEqual(Array(10).fill(400));
  for (const [path, bodyOf] of tests) {
    const response = await post(person, path, bodyOf(app.accounts.password));
    expect([path, response.statusCode]).toEqual([path, 429]);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  }
  // Others are not affected, nor is this person after a minute.
  const other = await app.accounts.buildOwner();
  const own = { password: app.accounts.password };
  expect((await post(other, 'verify-password', own)).statusCode).toBe(200);
  const startedAt = new Date(Date.now() - 61_000);
  await app.db.updateTable('attempt').set({ startedAt }).execute();
  expect((await post(person, 'verify-password', own)).statusCode).toBe(200);
});

test('an account can be deleted only with its password', async () => {
  const { organizationId } = await app.accounts.buildOwner();
  const person = await app.accounts.buildMember(organizationId);
  for (const payload of [{}, { password: '' }, { password: null }, { token: 'x' }])
    expect((await post(person, 'delete-user', payload)).statusCode).toBe(400);
  expect((await post(person, 'delete-user', {})).json()).toMatchObject({
    code: 'PASSWORD_REQUIRED',
    message: 'Please enter your password to delete your account.',
  });
  const wrong = await post(person, 'delete-user', { password: 'wrong-horse-9' });
  expect(wrong.json()).toMatchObject({ code: 'INVALID_PASSWORD' });
  expect((await person.call('GET', paths.meetings)).statusCode).toBe(200);
  const { password } = app.accounts;
  expect((await post(person, 'delete-user', { password })).statusCode).toBe(200);
  expect((await person.call('GET', paths.meetings)).statusCode).toBe(401);
});
