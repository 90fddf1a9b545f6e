import {
  auditPageSchema,
  myDataSchema,
  passkeyListSchema,
  passkeysMax,
  pathFor,
  paths,
} from '@rapport/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import {
  addPasskey,
  beginToAdd,
  beginToSignIn,
  signInByPasskey,
} from '../../testing/factories/passkeys.ts';
import { switchOnTwoFactor } from '../../testing/factories/two-factor.ts';
import { createAuthenticator, type Deviation } from '../../testing/software-authenticator.ts';
import { startTestApp, type TestApp, testPublicUrl } from '../../testing/test-app.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.db.deleteFrom('attempt').execute();
  owner = await app.accounts.buildOwner();
});
afterAll(() => app.close());

const listOf = async (by: Pick<SignedIn, 'call'>) =>
  passkeyListSchema.parse((await by.call('GET', paths.passkeys)).json()).passkeys;
const add = (by: SignedIn, payload: object) => by.call('POST', paths.passkeys, { payload });
const auditOf = async (by: SignedIn) => {
  const answer = await by.call('GET', paths.auditLog);
  return auditPageSchema.parse(answer.json()).entries;
};
const actionsOf = async (by: SignedIn) =>
  (await auditOf(by)).map(({ action, detail }) => [action, detail]);
const mayRead = async ({ call }: Pick<SignedIn, 'call'>) =>
  (await call('GET', paths.meetings)).statusCode;
const send = (credential: object) =>
  app.http.inject({
    method: 'POST',
    url: paths.passkeySignIn,
    headers: { origin: testPublicUrl },
    payload: { credential },
  });

describe('adding', () => {
  test('a passkey is added; the person gets a mail and finds it in their data', async () => {
    await addPasskey(app, owner, '  My laptop ');
    expect(await listOf(owner)).toMatchObject([{ name: 'My laptop', lastUsedAt: null }]);
    expect(await actionsOf(owner)).toEqual([['passkey-added', null]]);
    await expect
      .poll(() => app.mails.filter(({ to }) => to === owner.email))
      .toMatchObject([{ subject: 'A passkey was added to your account' }]);
    const data = myDataSchema.parse((await owner.call('GET', paths.myData)).json());
    expect(data.profile.signIn.passkeys).toMatchObject([{ name: 'My laptop', lastUsedAt: null }]);
  });

  test('needs the password and a session; an API key is refused', async () => {
    const begin = (payload: object) => owner.call('POST', paths.passkeyBegin, { payload });
    expect((await begin({ password: 'not-my-password-1' })).json()).toMatchObject({
      code: 'INVALID_PASSWORD',
    });
    expect((await begin({})).statusCode).toBe(400);
    const payload = { password: app.accounts.password };
    const stranger = await app.http.inject({ method: 'POST', url: paths.passkeyBegin, payload });
    expect(stranger.statusCode).toBe(401);
    const made = await owner.call('POST', paths.apiKeys, {
      payload: { name: 'Program', scopes: ['read-meetings'], days: 30 },
    });
    const byKey = await app.http.inject({
      url: paths.passkeys,
      headers: { authorization: `Bearer ${made.json().key}` },
    });
    expect(byKey.json()).toMatchObject({ code: 'API_KEY_SCOPE' });
  });

  test.each<[string, Deviation]>([
    ['of another page', { origin: 'https://rapport.example' }],
    ['for another server', { rpId: 'rapport.example' }],
    ['without checking the person', { isVerified: false }],
    ['as an answer of a sign-in', { type: 'webauthn.get' }],
  ])('refuses what a device made %s', async (_, deviation) => {
    const credential = createAuthenticator(testPublicUrl).create(
      await beginToAdd(app, owner),
      deviation,
    );
    expect((await add(owner, { name: 'A', credential })).json()).toMatchObject({
      code: 'PASSKEY_REFUSED',
    });
    expect(await listOf(owner)).toEqual([]);
  });

  test('accepts a challenge once, from the same person, for adding only', async () => {
    const device = createAuthenticator(testPublicUrl);
    const other = await app.accounts.buildOwner();
    const options = await beginToAdd(app, owner);
    const credential = device.create(options);
    const refused = { code: 'PASSKEY_EXPIRED' };
    expect((await add(other, { name: 'A', credential })).json()).toMatchObject(refused);
    const { challenge } = await beginToSignIn(app);
    const ofSignIn = device.create(options, { challenge });
    expect((await add(owner, { name: 'A', credential: ofSignIn })).json()).toMatchObject(refused);
    expect((await add(owner, { name: 'A', credential })).statusCode).toBe(200);
    expect((await add(owner, { name: 'A', credential })).json()).toMatchObject(refused);
    await beginToAdd(app, owner);
    await app.db.updateTable('passkeyChallenge').set({ expiresAt: new Date() }).execute();
    const late = device.create(await beginToAdd(app, owner));
    await app.db.updateTable('passkeyChallenge').set({ expiresAt: new Date() }).execute();
    expect((await add(owner, { name: 'A', credential: late })).json()).toMatchObject(refused);
  });

  test('does not take the passkey of another account over', async () => {
    const { device, credentialId } = await addPasskey(app, owner);
    const other = await app.accounts.buildOwner();
    const made = device.create(await beginToAdd(app, other));
    await app.db
      .updateTable('passkey')
      .set({ credentialId: made.id })
      .where('credentialId', '=', credentialId)
      .execute();
    expect((await add(other, { name: 'A', credential: made })).json()).toMatchObject({
      code: 'PASSKEY_EXISTS',
    });
    expect(await listOf(other)).toEqual([]);
  });

  test('offers no device twice, and no more than the maximum', async () => {
    const { credentialId } = await addPasskey(app, owner);
    const { excludeCredentials, authenticatorSelection } = await beginToAdd(app, owner);
    expect(excludeCredentials).toEqual([
      { id: credentialId, type: 'public-key', transports: ['internal'] },
    ]);
    expect(authenticatorSelection.userVerification).toBe('required');
    const row = { accountId: owner.accountId, name: 'A', counter: 0, transports: [] };
    const rows = Array.from({ length: passkeysMax - 1 }, (_, at) => ({
      ...row,
      credentialId: `${owner.accountId} ${at}`,
      publicKey: Buffer.from('a'),
    }));
    await app.db.insertInto('passkey').values(rows).execute();
    const payload = { password: app.accounts.password };
    expect((await owner.call('POST', paths.passkeyBegin, { payload })).json()).toMatchObject({
      code: 'TOO_MANY_PASSKEYS',
    });
  });
});

describe('a sign-in', () => {
  test('opens the account of the passkey, and is recorded', async () => {
    const { device } = await addPasskey(app, owner);
    const signedIn = await signInByPasskey(app, device);
    expect(signedIn.answer.statusCode).toBe(200);
    expect(String(signedIn.answer.headers['set-cookie'])).toMatch(/HttpOnly/i);
    const session = (await signedIn.call('GET', `${paths.auth}/get-session`)).json();
    expect(session.user.id).toBe(owner.accountId);
    expect(await mayRead(signedIn)).toBe(200);
    expect((await auditOf(owner))[0]).toMatchObject({
      action: 'sign-in',
      detail: 'passkey',
      device: 'Firefox/140',
      person: { accountId: owner.accountId },
    });
    expect((await listOf(owner))[0]?.lastUsedAt).not.toBeNull();
    expect((await app.http.inject({ url: paths.signInWays })).json()).toMatchObject({
      hasPasskeys: true,
    });
  });

  test.each<[string, Deviation]>([
    ['of another page', { origin: 'https://rapport.example' }],
    ['for another server', { rpId: 'rapport.example' }],
    ['without checking the person', { isVerified: false }],
    ['with another key', { isForged: true }],
    ['made for adding', { type: 'webauthn.create' }],
    ['whose counter stands still', { counter: 1 }],
    ['whose counter goes back', { counter: 0 }],
    ['that names another account', { userHandle: Buffer.from('someone').toString('base64url') }],
  ])('is refused by an answer %s, and the failure is recorded', async (_, deviation) => {
    const { device } = await addPasskey(app, owner);
    const { answer, cookies } = await signInByPasskey(app, device, deviation);
    expect(answer.json()).toMatchObject({ code: 'PASSKEY_REFUSED' });
    expect(answer.statusCode).toBe(401);
    expect(cookies).toEqual({});
    expect((await actionsOf(owner))[0]).toEqual(['sign-in-failed', 'passkey']);
  });

  test('works with devices without a counter', async () => {
    const device = createAuthenticator(testPublicUrl);
    const credential = device.create(await beginToAdd(app, owner), { counter: 0 });
    await add(owner, { name: 'A', credential });
    for (const _ of [1, 2])
      expect((await signInByPasskey(app, device, { counter: 0 })).answer.statusCode).toBe(200);
  });

  test('works once with one answer', async () => {
    const { device } = await addPasskey(app, owner);
    const { answer, credential } = await signInByPasskey(app, device);
    expect(answer.statusCode).toBe(200);
    expect((await send(credential)).json()).toMatchObject({ code: 'PASSKEY_EXPIRED' });
  });

  test('needs a challenge that was given out for it', async () => {
    const { device } = await addPasskey(app, owner);
    const request = await beginToSignIn(app);
    const ofAdding = (await beginToAdd(app, owner)).challenge;
    for (const challenge of ['made-up', ofAdding])
      expect((await send(device.get({ ...request, challenge }))).json()).toMatchObject({
        code: 'PASSKEY_EXPIRED',
      });
    await app.db.updateTable('passkeyChallenge').set({ expiresAt: new Date() }).execute();
    expect((await send(device.get(request))).json()).toMatchObject({ code: 'PASSKEY_EXPIRED' });
  });

  test('never opens another account with the id of its passkey', async () => {
    const mine = await addPasskey(app, owner);
    const theirs = await addPasskey(app, await app.accounts.buildOwner());
    const request = await beginToSignIn(app);
    const credential = { ...mine.device.get(request), id: theirs.credentialId };
    expect((await send({ ...credential, rawId: theirs.credentialId })).json()).toMatchObject({
      code: 'PASSKEY_REFUSED',
    });
  });

  test('is refused to a banned person', async () => {
    const { device } = await addPasskey(app, owner);
    const { internalAdapter } = await app.auth.$context;
    await internalAdapter.updateUser(owner.accountId, { banned: true });
    const { answer, cookies } = await signInByPasskey(app, device);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'BANNED_USER']);
    expect(cookies).toEqual({});
  });

  test('accepts only one of several simultaneous sign-ins with the same counter', async () => {
    const { device } = await addPasskey(app, owner);
    const answers = await Promise.all(
      [5, 5, 5].map(async (counter) => (await signInByPasskey(app, device, { counter })).answer),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401]);
  });
});

describe('the second step', () => {
  const requireTwoFactor = async (by: Pick<SignedIn, 'call'>) =>
    (await by.call('PUT', paths.twoFactorRule, { payload: { isRequired: true } })).statusCode;

  test('is not asked for after a passkey', async () => {
    const person = await switchOnTwoFactor(app, owner, app.accounts.password);
    const { device } = await addPasskey(app, person);
    const signedIn = await signInByPasskey(app, device);
    expect(signedIn.answer.json()).toEqual({ isSignedIn: true });
    expect(await mayRead(signedIn)).toBe(200);
  });

  test('required by an organization is satisfied only by a passkey that opened this session', async () => {
    const member = await app.accounts.buildMember(owner.organizationId);
    const { device, id } = await addPasskey(app, member);
    await addPasskey(app, owner);
    expect(await requireTwoFactor(owner)).toBe(200);
    expect(await mayRead(member)).toBe(403);
    const signedIn = await signInByPasskey(app, device);
    expect(await mayRead(signedIn)).toBe(200);
    const session = await signedIn.call('GET', `${paths.auth}/get-session`);
    expect(session.json().session).not.toHaveProperty('needsTwoFactor');
    const members = await signedIn.call('GET', `${paths.auth}/organization/get-active-member`);
    expect(members.statusCode).toBe(200);
    const byPassword = await member.call('GET', `${paths.auth}/organization/get-active-member`);
    expect(byPassword.statusCode).toBe(403);
    expect((await signedIn.call('DELETE', pathFor(paths.passkey, id))).statusCode).toBe(200);
    expect(await mayRead(signedIn)).toBe(403);
  });

  test('stays satisfied when a new password replaces the session', async () => {
    const member = await app.accounts.buildMember(owner.organizationId);
    const { device } = await addPasskey(app, member);
    await addPasskey(app, owner);
    await requireTwoFactor(owner);
    const signedIn = await signInByPasskey(app, device);
    const changed = await signedIn.call('POST', `${paths.auth}/change-password`, {
      payload: { currentPassword: app.accounts.password, newPassword: 'Another-horse-10' },
    });
    const [renewed] = changed.cookies.filter(({ name }) => name.endsWith('session_token'));
    const [token = ''] = (renewed?.value ?? '').split('.');
    expect(await mayRead(app.accounts.callsWith(token))).toBe(200);
    expect(await mayRead(signedIn)).toBe(401);
  });

  test('cannot be faked by a change of the session', async () => {
    const { id } = await addPasskey(app, owner);
    await requireTwoFactor(owner);
    await owner.call('POST', `${paths.auth}/update-session`, { payload: { passkeyId: id } });
    expect(await mayRead(owner)).toBe(403);
  });

  test('counts as set up for members with a passkey', async () => {
    await app.accounts.buildMember(owner.organizationId);
    expect(await requireTwoFactor(owner)).toBe(409);
    await addPasskey(app, owner);
    const rule = await owner.call('GET', paths.twoFactorRule);
    expect(rule.json()).toEqual({ isRequired: false, memberCount: 2, withTwoFactor: 1 });
  });
});

describe('a passkey', () => {
  test('can be renamed and removed only by its owner', async () => {
    const { id } = await addPasskey(app, owner);
    const other = await app.accounts.buildMember(owner.organizationId, 'admin');
    const path = pathFor(paths.passkey, id);
    const rename = (by: SignedIn) => by.call('PATCH', path, { payload: { name: 'Desk' } });
    expect((await rename(other)).statusCode).toBe(404);
    expect((await other.call('DELETE', path)).statusCode).toBe(404);
    expect((await owner.call('DELETE', pathFor(paths.passkey, 'x'))).statusCode).toBe(404);
    expect((await rename(owner)).json().passkeys).toMatchObject([{ name: 'Desk' }]);
    expect((await owner.call('DELETE', path)).json().passkeys).toEqual([]);
    expect(await actionsOf(owner)).toEqual([
      ['passkey-removed', null],
      ['passkey-renamed', null],
      ['passkey-added', null],
    ]);
  });

  test('that was removed no longer signs in, and its sessions end', async () => {
    const { device, id } = await addPasskey(app, owner);
    const signedIn = await signInByPasskey(app, device);
    await owner.call('DELETE', pathFor(paths.passkey, id));
    expect(await mayRead(signedIn)).toBe(401);
    expect(await mayRead(owner)).toBe(200);
    expect((await signInByPasskey(app, device)).answer.json()).toMatchObject({
      code: 'PASSKEY_UNKNOWN',
    });
  });

  test('opens sessions that end like all others', async () => {
    const { device } = await addPasskey(app, owner);
    const signedIn = await signInByPasskey(app, device);
    await owner.call('POST', `${paths.auth}/revoke-other-sessions`, { payload: {} });
    expect(await mayRead(signedIn)).toBe(401);
    expect((await signInByPasskey(app, device)).answer.statusCode).toBe(200);
  });

  test('is deleted with the account, and no longer opens an organization after the membership ended', async () => {
    const member = await app.accounts.buildMember(owner.organizationId);
    const { device, credentialId } = await addPasskey(app, member);
    const signedIn = await signInByPasskey(app, device);
    await owner.call('POST', `${paths.auth}/organization/remove-member`, {
      payload: { memberIdOrEmail: member.email },
    });
    expect(await mayRead(signedIn)).toBe(422);
    await member.call('POST', `${paths.auth}/delete-user`, {
      payload: { password: app.accounts.password },
    });
    const left = await app.db
      .selectFrom('passkey')
      .select('id')
      .where('credentialId', '=', credentialId)
      .execute();
    expect(left).toEqual([]);
    expect((await signInByPasskey(app, device)).answer.json().code).toBe('PASSKEY_UNKNOWN');
  });

  test("cannot be added if the server's address is an IP address", async () => {
    const numbered = await startTestApp({ publicUrl: 'https://192.0.2.7', role: 'api' });
    try {
      const person = await numbered.accounts.buildOwner();
      expect((await person.call('GET', paths.passkeys)).json()).toMatchObject({
        isPossible: false,
      });
      const payload = { password: numbered.accounts.password };
      expect((await person.call('POST', paths.passkeyBegin, { payload })).json()).toMatchObject({
        code: 'NO_PASSKEYS_HERE',
      });
    } finally {
      await numbered.close();
    }
  });
});
