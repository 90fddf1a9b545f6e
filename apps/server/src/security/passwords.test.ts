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
/** From an address of its own each time. */
const post = (by: SignedIn, path: string, payload: object) => {
  lastAddress += 1;
  const remoteAddress = `198.18.0.${lastAddress}`;
  return by.call('POST', `${paths.auth}/${path}`, { payload, remoteAddress });
};

/** Every call of a signed-in person that says whether a password is theirs. */
const tests = [
  ['verify-password', (guess: string) => ({ password: guess })],
  ['delete-user', (guess: string) => ({ password: guess })],
  [
    'change-password',
    (guess: string) => ({ currentPassword: guess, newPassword: 'Another-horse-10' }),
  ],
] as const;

test('ASVS 6.3.1: whoever is signed in may try a password ten times a minute, whichever call tests it', async () => {
  const person = await app.accounts.buildOwner();
  const statuses: number[] = [];
  for (let tries = 0; tries < 10; tries += 1) {
    const [path, bodyOf] = tests[tries % tests.length] ?? tests[0];
    statuses.push((await post(person, path, bodyOf(`guess-${tries}`))).statusCode);
  }
  expect(statuses).toEqual(Array(10).fill(400));
  for (const [path, bodyOf] of tests) {
    const answer = await post(person, path, bodyOf(app.accounts.password));
    expect([path, answer.statusCode]).toEqual([path, 429]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  // Nobody else is held up, and a minute later neither is this person.
  const other = await app.accounts.buildOwner();
  const own = { password: app.accounts.password };
  expect((await post(other, 'verify-password', own)).statusCode).toBe(200);
  const startedAt = new Date(Date.now() - 61_000);
  await app.db.updateTable('attempt').set({ startedAt }).execute();
  expect((await post(person, 'verify-password', own)).statusCode).toBe(200);
});

test('an account is deleted with its password only', async () => {
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
