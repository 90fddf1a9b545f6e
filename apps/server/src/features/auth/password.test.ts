import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, testPublicUrl } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let lastAddress = 0;
function post(path: string, payload: object) {
  lastAddress += 1;
  return app.http.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    headers: { origin: testPublicUrl },
    remoteAddress: `192.0.2.${lastAddress}`,
    payload,
  });
}

async function requestReset(email: string) {
  const before = app.mails.length;
  await post('request-password-reset', { email });
  await expect.poll(() => app.mails.length).toBe(before + 1);
  const link = app.mails.at(-1)?.link ?? '';
  expect(link).toMatch(/^http:\/\/localhost:8000\/reset-password\/[\w-]+$/);
  return link.split('/').at(-1) ?? '';
}

test('a reset link sets a new password once, and ends other sessions', async () => {
  const person = await app.accounts.buildOwner();
  const token = await requestReset(person.email);
  const reset = await post('reset-password', { token, newPassword: 'New-horse-10' });
  expect(reset.statusCode).toBe(200);
  expect((await person.call('GET', '/api/v1/event')).statusCode).toBe(401);
  const signIn = (password: string) => post('sign-in/email', { email: person.email, password });
  expect((await signIn('New-horse-10')).statusCode).toBe(200);
  expect((await signIn(app.accounts.password)).statusCode).toBe(401);
  expect((await post('reset-password', { token, newPassword: 'New-horse-11' })).statusCode).toBe(
    400,
  );
});

test.each(['short-1', 'no-upper-case-1', 'NO-LOWER-CASE-1', 'No-digit-at-all'])(
  'the new password %s is refused with 422',
  async (newPassword) => {
    const person = await app.accounts.buildOwner();
    const token = await requestReset(person.email);
    const answer = await post('reset-password', { token, newPassword });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'WEAK_PASSWORD' });
  },
);

test('a reset request does not reveal which addresses have accounts', async () => {
  const person = await app.accounts.buildOwner();
  const known = await post('request-password-reset', { email: person.email });
  const unknown = await post('request-password-reset', { email: 'nobody@example.com' });
  expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()]);
});

test('the only owner of an organization cannot delete their account', async () => {
  const person = await app.accounts.buildOwner();
  const deleteAccount = () =>
    person.call('POST', '/api/auth/delete-user', { payload: { password: app.accounts.password } });
  const refused = await deleteAccount();
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({
    code: 'SOLE_OWNER',
    message: expect.stringMatching(/^You are the only owner of Organization \d+\. Hand over/),
  });
  await app.db.deleteFrom('member').where('userId', '=', person.accountId).execute();
  expect((await deleteAccount()).statusCode).toBe(200);
});
