import { auditPageSchema, myDataSchema, paths } from '@rapport/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { cookiesOf, switchOnTwoFactor } from '../../testing/factories/two-factor.ts';
import { startTestApp, type TestApp, testPublicUrl } from '../../testing/test-app.ts';
import { codesOf } from '../../testing/totp.ts';

let app: TestApp;
let lastAddress = 0;
const password = 'correct-horse-9';

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Each call comes from a new address, since attempts are limited by address. */
function post(path: string, payload: object, cookies: Record<string, string> = {}) {
  lastAddress += 1;
  return app.http.inject({
    method: 'POST',
    url: `${paths.auth}/${path}`,
    headers: { origin: testPublicUrl },
    remoteAddress: `192.0.2.${lastAddress}`,
    payload,
    cookies,
  });
}
const begin = async ({ email }: { email: string }) => {
  const answer = await post('sign-in/email', { email, password });
  return { answer, cookies: cookiesOf(answer) };
};
const mayRead = async (cookies: Record<string, string>) =>
  (await app.http.inject({ url: paths.meetings, cookies })).statusCode;
const sessionsOf = ({ accountId }: { accountId: string }) =>
  app.db.selectFrom('session').select('id').where('userId', '=', accountId).execute();
const onFor = (person: SignedIn) => switchOnTwoFactor(app, person, password);
async function auditOf(by: SignedIn) {
  const answer = await by.call('GET', paths.auditLog);
  return auditPageSchema.parse(answer.json()).entries.map(({ action, detail }) => [action, detail]);
}

describe('switching on', () => {
  test('needs the password and a code of the app, and leaves the sign-in as it was until then', async () => {
    const person = await app.accounts.buildOwner();
    const enable = (payload: object) =>
      person.call('POST', `${paths.auth}/two-factor/enable`, { payload });
    expect((await enable({ password: 'not-my-password-1' })).json()).toMatchObject({
      code: 'INVALID_PASSWORD',
    });
    expect((await enable({})).statusCode).toBe(400);
    const enabled = await enable({ password, issuer: 'Someone else' });
    expect(enabled.json().backupCodes).toHaveLength(10);
    expect(enabled.json().totpURI).toContain('otpauth://totp/Rapport:');
    const verify = (code: string) =>
      person.call('POST', `${paths.auth}/two-factor/verify-totp`, { payload: { code } });
    expect((await verify('000000')).statusCode).toBe(400);
    expect((await begin(person)).answer.json()).toMatchObject({ token: expect.any(String) });
    expect((await verify(codesOf(enabled.json().totpURI).now)).statusCode).toBe(200);
    expect((await begin(person)).answer.json()).toEqual({
      twoFactorRedirect: true,
      twoFactorMethods: ['totp'],
    });
  });

  test('is recorded, as is switching off, which needs the password', async () => {
    const person = await onFor(await app.accounts.buildOwner());
    const off = (payload: object) =>
      person.call('POST', `${paths.auth}/two-factor/disable`, { payload });
    expect((await off({ password: 'not-my-password-1' })).statusCode).toBe(400);
    expect(await auditOf(person)).toEqual([['two-factor-on', null]]);
    const answer = await off({ password });
    expect(answer.statusCode).toBe(200);
    expect((await begin(person)).answer.json()).toMatchObject({ token: expect.any(String) });
    const left = await app.db
      .selectFrom('twoFactor')
      .select('id')
      .where('userId', '=', person.accountId)
      .execute();
    expect(left).toEqual([]);
  });

  test('keeps secret and recovery codes encrypted, and shows them in no other answer', async () => {
    const person = await onFor(await app.accounts.buildOwner());
    const kept = await app.db
      .selectFrom('twoFactor')
      .selectAll()
      .where('userId', '=', person.accountId)
      .executeTakeFirstOrThrow();
    for (const code of person.recoveryCodes) expect(JSON.stringify(kept)).not.toContain(code);
    const session = await person.call('GET', `${paths.auth}/get-session`);
    expect(session.json().user).toMatchObject({ twoFactorEnabled: true });
    const answers = [session, await person.call('GET', paths.myData)].map(({ body }) => body);
    for (const answer of answers)
      for (const secret of [kept.secret, kept.backupCodes, ...person.recoveryCodes])
        expect(answer).not.toContain(secret);
    const again = await person.call('POST', `${paths.auth}/two-factor/get-totp-uri`, {
      payload: { password },
    });
    expect(again.statusCode).toBe(404);
  });

  test("is shown in the person's data with its start, and is deleted with the account", async () => {
    const owner = await app.accounts.buildOwner();
    const member = await app.accounts.buildMember(owner.organizationId);
    const dataOf = async (by: SignedIn) =>
      myDataSchema.parse((await by.call('GET', paths.myData)).json()).profile.signIn;
    const before = Date.now();
    expect((await dataOf(member)).twoFactor).toBeNull();
    const person = await onFor(member);
    const { twoFactor } = await dataOf(person);
    expect(Date.parse(twoFactor?.since ?? '')).toBeGreaterThanOrEqual(before - 1000);
    await person.call('POST', `${paths.auth}/delete-user`, { payload: { password } });
    const left = await app.db
      .selectFrom('twoFactor')
      .select('id')
      .where('userId', '=', person.accountId)
      .execute();
    expect(left).toEqual([]);
  });

  test('cannot be faked by a change of the own account', async () => {
    const person = await onFor(await app.accounts.buildOwner());
    await person.call('POST', `${paths.auth}/update-user`, {
      payload: { twoFactorEnabled: false },
    });
    expect((await begin(person)).answer.json()).toMatchObject({ twoFactorRedirect: true });
  });
});

describe('the second step', () => {
  test('signs in by a code, and not before', async () => {
    const person = await onFor(await app.accounts.buildOwner());
    const before = await sessionsOf(person);
    const { answer, cookies } = await begin(person);
    expect(answer.headers['set-auth-token']).toBeFalsy();
    expect(await sessionsOf(person)).toEqual(before);
    expect(await mayRead(cookies)).toBe(401);
    const signedIn = await post('two-factor/verify-totp', { code: person.codes.next }, cookies);
    expect(signedIn.statusCode).toBe(200);
    expect(await mayRead(cookiesOf(signedIn))).toBe(200);
    expect(await auditOf(person)).toEqual([
      ['sign-in', null],
      ['two-factor-on', null],
    ]);
  });

  test('refuses a wrong code and one of another account, and records it', async () => {
    const person = await onFor(await app.accounts.buildOwner());
    const other = await onFor(await app.accounts.buildOwner());
    const { cookies } = await begin(person);
    for (const code of ['000000', other.codes.next, 'words', '']) {
      const answer = await post('two-factor/verify-totp', { code }, cookies);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'INVALID_CODE' });
    }
    expect((await auditOf(person))[0]).toEqual(['sign-in-failed', 'second step']);
    expect(await mayRead(cookies)).toBe(401);
  });

  test('refuses a code that was used, also in another sign-in', async () => {
    const person = await onFor(await app.accounts.buildOwner());
    const [first, second] = [await begin(person), await begin(person)];
    const enter = (code: string, { cookies }: typeof first) =>
      post('two-factor/verify-totp', { code }, cookies);
    expect((await enter(person.codes.next, first)).statusCode).toBe(200);
    for (const code of [person.codes.next, person.codes.now])
      expect((await enter(code, second)).json()).toMatchObject({ code: 'CODE_ALREADY_USED' });
  });

  test('needs the password first, and an unaltered cookie', async () => {
    const person = await onFor(await app.accounts.buildOwner());
    const other = await onFor(await app.accounts.buildOwner());
    const { cookies } = await begin(person);
    const name = Object.keys(cookies).find((one) => one.endsWith('two_factor')) ?? '';
    const forged = { [name]: `x${cookies[name]}` };
    for (const given of [{}, forged, (await begin(other)).cookies]) {
      const answer = await post('two-factor/verify-totp', { code: person.codes.next }, given);
      expect(answer.statusCode).toBe(400);
    }
  });

  test('accepts each recovery code once, and records it', async () => {
    const person = await onFor(await app.accounts.buildOwner());
    const enter = async (code: string) =>
      post('two-factor/verify-backup-code', { code }, (await begin(person)).cookies);
    const [code = ''] = person.recoveryCodes;
    const signedIn = await enter(code);
    expect(await mayRead(cookiesOf(signedIn))).toBe(200);
    expect((await enter(code)).statusCode).toBe(400);
    expect(await auditOf(person)).toContainEqual(['recovery-code-used', null]);
    const made = await person.call('POST', `${paths.auth}/two-factor/generate-backup-codes`, {
      payload: { password },
    });
    expect(made.json().backupCodes).toHaveLength(10);
    expect((await enter(person.recoveryCodes[1] ?? '')).statusCode).toBe(400);
    expect((await enter(made.json().backupCodes[0])).statusCode).toBe(200);
  });

  test('trusts no device, and gives out no code without a session', async () => {
    const person = await onFor(await app.accounts.buildOwner());
    const { cookies } = await begin(person);
    const payload = { code: person.codes.next, trustDevice: true, disableSession: true };
    const signedIn = await post('two-factor/verify-totp', payload, cookies);
    const again = await post(
      'sign-in/email',
      { email: person.email, password },
      cookiesOf(signedIn),
    );
    expect(again.json()).toMatchObject({ twoFactorRedirect: true });
  });

  test('limits attempts of a sign-in', async () => {
    const person = await onFor(await app.accounts.buildOwner());
    const { cookies } = await begin(person);
    const statuses: number[] = [];
    for (const digit of [1, 2, 3, 4, 5, 6]) {
      const code = `00000${digit}`;
      statuses.push((await post('two-factor/verify-totp', { code }, cookies)).statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400]);
    const right = await post('two-factor/verify-totp', { code: person.codes.next }, cookies);
    expect(right.statusCode).toBe(400);
  });

  test('is also asked for after a reset of the password, which ends a sign-in that waits', async () => {
    const person = await onFor(await app.accounts.buildOwner());
    const { cookies } = await begin(person);
    const mails = app.mails.length;
    await post('request-password-reset', { email: person.email });
    await expect.poll(() => app.mails.length).toBe(mails + 1);
    const token = app.mails.at(-1)?.link?.split('/').at(-1);
    const newPassword = 'Another-horse-10';
    expect((await post('reset-password', { token, newPassword })).statusCode).toBe(200);
    const old = await post('two-factor/verify-totp', { code: person.codes.next }, cookies);
    expect(old.json()).toMatchObject({ code: 'INVALID_TWO_FACTOR_COOKIE' });
    const signIn = await post('sign-in/email', { email: person.email, password: newPassword });
    expect(signIn.json()).toMatchObject({ twoFactorRedirect: true });
  });

  test('gives a banned person no session', async () => {
    const person = await onFor(await app.accounts.buildOwner());
    const { cookies } = await begin(person);
    const { internalAdapter } = await app.auth.$context;
    await internalAdapter.updateUser(person.accountId, { banned: true });
    const answer = await post('two-factor/verify-totp', { code: person.codes.next }, cookies);
    expect(answer.statusCode).toBe(403);
    expect(await mayRead(cookiesOf(answer))).toBe(401);
  });
});
