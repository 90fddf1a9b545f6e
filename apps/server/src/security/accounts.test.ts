import { invitationDetailsSchema, type OrganizationSettings, paths } from '@rapport/contract';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createFirstOwner } from '../features/auth/create-first-owner.ts';
import type { SignedIn } from '../testing/factories/accounts.ts';
import { buildMeeting } from '../testing/factories/meetings.ts';
import { formWith, sendUpload, smallTranscript } from '../testing/factories/transcripts.ts';
import { startTestApp, type TestApp, testPublicUrl } from '../testing/test-app.ts';

let app: TestApp;

const firstPassword = 'a first pass word 9';
const noOwner = { publicUrl: testPublicUrl, owner: undefined, organization: undefined };

beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

let lastAddress = 0;
/** From a new address, without a session. */
function post(path: string, payload: object, options: InjectOptions = {}) {
  lastAddress += 1;
  return app.http.inject({
    remoteAddress: `198.18.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`,
    ...options,
    method: 'POST',
    url: `${paths.auth}/${path}`,
    headers: { origin: testPublicUrl, ...options.headers },
    payload,
  });
}
type Answer = Awaited<ReturnType<typeof post>>;
const cookieOf = ({ cookies }: Answer) =>
  cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
const signIn = (email: string, password: string, options?: InjectOptions) =>
  post('sign-in/email', { email, password }, options);
const isAlive = async (cookie: string) =>
  (await app.http.inject({ url: paths.meetings, headers: { cookie } })).statusCode === 200;

async function invite(by: SignedIn, email: string): Promise<string> {
  const { organizationId } = by;
  const response = await by.call('POST', `${paths.auth}/organization/invite-member`, {
    payload: { email, role: 'member', organizationId },
  });
  return z.object({ id: z.string() }).parse(response.json()).id;
}
const signUp = (invitationId: string, email: string, password: string) =>
  post('sign-up/email', { email, name: email, password, invitationId });

/** They take nearly all of the time of a sign-in. */
async function watchDerivations(): Promise<() => number> {
  const { password } = await app.auth.$context;
  const spies = [vi.spyOn(password, 'hash'), vi.spyOn(password, 'verify')];
  return () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
}

async function resetToken(email: string, options?: InjectOptions): Promise<string> {
  const before = app.mails.length;
  await post('request-password-reset', { email }, options);
  await expect.poll(() => app.mails.length).toBe(before + 1);
  const link = app.mails.at(-1)?.link ?? '';
  expect(link.startsWith(`${testPublicUrl}/reset-password/`)).toBe(true);
  return link.split('/').at(-1) ?? '';
}

test('ASVS 6.3.2: a new installation has no account, and its setup link works once', async () => {
  const setUpLink = await createFirstOwner(app.db, app.auth, noOwner);
  expect(await app.db.selectFrom('user').selectAll().execute()).toEqual([]);
  expect((await signIn('admin@example.com', 'admin')).statusCode).toBe(401);
  const invitationId = setUpLink?.split('/').at(-1) ?? '';
  const first = await signUp(invitationId, 'first@example.com', firstPassword);
  const accepted = await post(
    'organization/accept-invitation',
    { invitationId },
    { headers: { cookie: cookieOf(first) } },
  );
  expect([first.statusCode, accepted.statusCode]).toEqual([200, 200]);
  const second = await signUp(invitationId, 'second@example.com', firstPassword);
  expect(second.statusCode).toBe(403);
  expect(await createFirstOwner(app.db, app.auth, noOwner)).toBeNull();
});

test('ASVS 6.2.7, 6.2.9: passwords of 8 to 128 characters, with blanks and signs, work unchanged', async () => {
  const owner = await app.accounts.buildOwner();
  for (const password of ['8 signs!', `  ${'pä ß 🐎'.repeat(18)}`.padEnd(128, '.')]) {
    expect([8, 128]).toContain(password.length);
    const email = `password-${password.length}@example.com`;
    const made = await signUp(await invite(owner, email), email, password);
    expect(made.statusCode).toBe(200);
    expect((await signIn(email, password)).statusCode).toBe(200);
    const shorter = [...password].slice(0, -1).join('');
    expect((await signIn(email, shorter)).statusCode).toBe(401);
    expect((await signIn(email, password.trim().toLowerCase())).statusCode).not.toBe(
      password === password.trim().toLowerCase() ? 401 : 200,
    );
  }
  const email = 'too-long@example.com';
  const invitation = await invite(owner, email);
  const derived = await watchDerivations();
  for (const length of [129, 1_000_000]) {
    const { statusCode } = await signUp(invitation, email, 'x'.repeat(length));
    expect(statusCode).toBeOneOf([400, 413]);
  }
  expect(derived()).toBe(0);
});

test('ASVS 6.3.1: a hundred wrong sign-ins at once are throttled, whatever address they claim, and the owner of the account can sign in meanwhile', async () => {
  const { email } = await app.accounts.buildOwner();
  const guess = (tries: number) => ({ email, password: `guess-${tries}-abc` });
  const attack = (tries: number) =>
    post(`sign-in/email${tries % 2 ? '' : `?n=${tries}`}`, guess(tries), {
      remoteAddress: '203.0.113.50',
      headers: { 'x-forwarded-for': `192.0.2.${tries}`, forwarded: `for=192.0.2.${tries}` },
    });
  const responses = await Promise.all(Array.from({ length: 100 }, (_, tries) => attack(tries)));
  const statuses = responses.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(90);
  const retryAfter = Number(
    responses.find(({ statusCode }) => statusCode === 429)?.headers['retry-after'],
  );
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(60);
  expect((await signIn(email, app.accounts.password)).statusCode).toBe(200);
});

test('ASVS 6.4.3, 6.3.8: a reset link works once, expires, is replaced by a newer one, and always has the server’s address', async () => {
  const { email, accountId } = await app.accounts.buildOwner();
  const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  const reset = async (token: string, newPassword = 'New-horse-10') =>
    (await post('reset-password', { token, newPassword })).statusCode;
  const first = await resetToken(email, { headers: evil });
  const second = await resetToken(email);
  expect(await reset(first)).toBe(400);
  // The stored identifier cannot be used as a link.
  const links = app.db
    .selectFrom('verification')
    .select('identifier')
    .where('value', '=', accountId);
  const { identifier } = await links.executeTakeFirstOrThrow();
  expect(identifier).not.toContain(second);
  for (const kept of [identifier, ...identifier.split(':')]) expect(await reset(kept)).toBe(400);
  expect(await reset(second)).toBe(200);
  expect(await reset(second)).toBe(400);
  const third = await resetToken(email);
  await app.db
    .updateTable('verification')
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where('value', '=', accountId)
    .execute();
  expect(await reset(third)).toBe(400);
  const [known, unknown] = [
    await post('request-password-reset', { email }),
    await post('request-password-reset', { email: 'nobody@example.com' }),
  ];
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
});

test('ASVS 6.3.8: an unknown address gets the same response, after the same work, as a wrong password', async () => {
  const { email } = await app.accounts.buildOwner();
  const derived = await watchDerivations();
  const work = async (address: string) => {
    const before = derived();
    const { statusCode, body } = await signIn(address, 'wrong-horse-9');
    return { statusCode, body, derived: derived() - before };
  };
  const [known, unknown] = [await work(email), await work('nobody@example.com')];
  expect(known).toMatchObject({ statusCode: 401, derived: 1 });
  expect(unknown).toEqual(known);
});

test('ASVS 6.4.1: an invitation is random, lasts seven days, works once for its address, and reveals little', async () => {
  const owner = await app.accounts.buildOwner();
  const ids = [await invite(owner, 'one@example.com'), await invite(owner, 'two@example.com')];
  for (const id of ids) expect(id).toMatch(/^[\w-]{24,}$/);
  const [id = ''] = ids;
  const read = () => app.http.inject({ url: paths.invitation.replace(':id', id) });
  const details = (await read()).json();
  expect(Object.keys(details).sort()).toEqual(Object.keys(invitationDetailsSchema.shape).sort());
  expect(JSON.stringify(details)).not.toContain(owner.organizationId);
  expect((await signUp(id, 'two@example.com', firstPassword)).statusCode).toBe(403);
  const made = await signUp(id, 'one@example.com', firstPassword);
  const headers = { cookie: cookieOf(made) };
  const accept = () => post('organization/accept-invitation', { invitationId: id }, { headers });
  expect((await accept()).statusCode).toBe(200);
  expect((await accept()).statusCode).toBe(400);
  expect((await read()).statusCode).toBe(404);
  const [, other = ''] = ids;
  const expiresAt = new Date(Date.now() - 1000);
  await app.db.updateTable('invitation').set({ expiresAt }).where('id', '=', other).execute();
  expect((await signUp(other, 'two@example.com', firstPassword)).statusCode).toBe(403);
});

test('ASVS 7.2.4: signing in creates a new session, whatever cookie the browser sends', async () => {
  const { email } = await app.accounts.buildOwner();
  const before = cookieOf(await signIn(email, app.accounts.password));
  const headers = { cookie: before };
  const after = cookieOf(await signIn(email, app.accounts.password, { headers }));
  expect(after).not.toBe('');
  expect(after).not.toBe(before);
});

test('ASVS 7.4.1, 7.4.2, 7.4.3: a copied cookie is invalid after sign-out, removal, deletion and a new password', async () => {
  const owner = await app.accounts.buildOwner();
  const copyFor = async (end: (person: SignedIn, cookie: string) => Promise<unknown>) => {
    const person = await app.accounts.buildMember(owner.organizationId);
    const cookie = cookieOf(await signIn(person.email, app.accounts.password));
    expect(await isAlive(cookie)).toBe(true);
    await end(person, cookie);
    return isAlive(cookie);
  };
  const withCookie = (path: string, payload: object) => (_: SignedIn, cookie: string) =>
    post(path, payload, { headers: { cookie } });
  const { password } = app.accounts;
  const change = { currentPassword: password, newPassword: 'Other-horse-10' };
  expect(await copyFor(withCookie('sign-out', {}))).toBe(false);
  expect(await copyFor(withCookie('delete-user', { password }))).toBe(false);
  const revokeOtherSessions = false;
  let renewed = '';
  const changed = await copyFor(async (_, cookie) => {
    const payload = { ...change, revokeOtherSessions };
    renewed = cookieOf(await post('change-password', payload, { headers: { cookie } }));
  });
  expect([changed, await isAlive(renewed)]).toEqual([false, true]);
  const bearer = ({ token }: SignedIn) => ({ headers: { authorization: `Bearer ${token}` } });
  expect(await copyFor((person) => post('change-password', change, bearer(person)))).toBe(false);
  expect(
    await copyFor(async ({ email }) =>
      post('reset-password', { token: await resetToken(email), newPassword: 'Other-horse-10' }),
    ),
  ).toBe(false);
  expect(
    await copyFor(({ email }) =>
      owner.call('POST', `${paths.auth}/organization/remove-member`, {
        payload: { memberIdOrEmail: email },
      }),
    ),
  ).toBe(false);
});

test('ASVS 8.2.1: members manage nobody, admins cannot manage the owner, and the last owner stays', async () => {
  const boss = await app.accounts.buildOwner();
  const { organizationId } = boss;
  const admin = await app.accounts.buildMember(organizationId, 'admin');
  const member = await app.accounts.buildMember(organizationId);
  const idOf = async ({ accountId }: SignedIn) =>
    (
      await app.db
        .selectFrom('member')
        .select('id')
        .where('userId', '=', accountId)
        .executeTakeFirstOrThrow()
    ).id;
  const [bossId, adminId, memberId] = [await idOf(boss), await idOf(admin), await idOf(member)];
  const ask = async (by: SignedIn, name: string, payload: object) =>
    (
      await by.call('POST', `${paths.auth}/organization/${name}`, {
        payload: { organizationId, ...payload },
      })
    ).statusCode;
  const settings = (await boss.call('GET', paths.organizationSettings)).json();
  expect([
    await ask(member, 'invite-member', { email: 'friend@example.com', role: 'admin' }),
    await ask(member, 'update-member-role', { memberId, role: 'admin' }),
    await ask(member, 'update-member-role', { memberId: adminId, role: 'member' }),
    await ask(member, 'remove-member', { memberIdOrEmail: adminId }),
    (await member.call('PATCH', paths.organizationSettings, { payload: settings })).statusCode,
    (await member.call('GET', paths.users)).statusCode,
    (await member.call('POST', paths.importUsers)).statusCode,
    (await member.call('GET', paths.user.replace(':id', boss.accountId))).statusCode,
    (await member.call('GET', paths.auditLog)).statusCode,
    await ask(admin, 'update-member-role', { memberId: bossId, role: 'member' }),
    await ask(admin, 'update-member-role', { memberId: adminId, role: 'owner' }),
    (await admin.call('POST', paths.handOverOwnership, { payload: { memberId: adminId } }))
      .statusCode,
    await ask(admin, 'delete', {}),
  ]).toEqual(Array(13).fill(403));
  expect(await ask(admin, 'remove-member', { memberIdOrEmail: bossId })).toBe(400);
  expect(await ask(admin, 'invite-member', { email: 'x@example.com', role: 'owner' })).toBe(400);
  expect(await ask(boss, 'leave', {})).toBe(400);
  const roles = await app.db
    .selectFrom('member')
    .select(['userId', 'role'])
    .where('organizationId', '=', organizationId)
    .execute();
  expect(Object.fromEntries(roles.map(({ userId, role }) => [userId, role]))).toEqual({
    [boss.accountId]: 'owner',
    [admin.accountId]: 'admin',
    [member.accountId]: 'member',
  });
});

test('ASVS 8.3.1: the calls of a feature that is switched off refuse as well', async () => {
  const boss = await app.accounts.buildOwner();
  const id = await buildMeeting(app.db, boss, { withResults: true });
  const calls = [paths.meetingGraph, paths.sentimentBreakdown];
  const statuses = () =>
    Promise.all(
      calls.map(async (path) => (await boss.call('GET', path.replace(':id', id))).statusCode),
    );
  expect(await statuses()).toEqual([200, 200]);
  const settings: OrganizationSettings = (
    await boss.call('GET', paths.organizationSettings)
  ).json();
  const off = { askMeAnything: false, interactionGraphs: false, sentiment: false, actions: false };
  const payload = { ...settings, activeFeatures: off };
  await boss.call('PATCH', paths.organizationSettings, { payload });
  expect(await statuses()).toEqual([404, 404]);
  for (const path of [paths.meeting, paths.participantSummaries, paths.meetings])
    expect((await boss.call('GET', path.replace(':id', id))).body).not.toMatch(/sentiment/i);
});

test('ASVS 15.3.3: fields that callers may not set are ignored', async () => {
  const [boss, stranger] = [await app.accounts.buildOwner(), await app.accounts.buildOwner()];
  const taken = {
    id: 'chosen',
    role: 'admin',
    emailVerified: true,
    banned: true,
    organizationId: stranger.organizationId,
    uploadedBy: stranger.accountId,
    status: 'completed',
    accountId: stranger.accountId,
  };
  const email = 'grasping@example.com';
  const invitationId = await invite(boss, email);
  const signUpAs = { email, name: 'G', password: firstPassword, invitationId };
  const { id, role, banned, ...others } = taken;
  for (const more of [{ role }, { banned }, { id, ...others }])
    await post('sign-up/email', { ...signUpAs, ...more });
  await boss.call('POST', `${paths.auth}/update-user`, { payload: { ...taken, name: 'Ada' } });
  const accounts = await app.db
    .selectFrom('user')
    .selectAll()
    .where('email', 'in', [email, boss.email])
    .execute();
  expect(accounts).toHaveLength(2);
  for (const account of accounts) {
    expect(account).toMatchObject({ role: 'user', id: expect.not.stringMatching('chosen') });
    expect(account).not.toMatchObject({ banned: true });
  }
  expect(accounts.find((account) => account.email === email)?.emailVerified).toBe(false);

  const settings = (await boss.call('GET', paths.organizationSettings)).json();
  await boss.call('PATCH', paths.organizationSettings, {
    payload: { ...settings, ...taken, timezone: 'Europe/London' },
  });
  expect((await stranger.call('GET', paths.organizationSettings)).json()).toEqual(settings);
  const form = formWith({ name: 'a.txt', content: smallTranscript });
  for (const [name, value] of Object.entries(taken).slice(4, 7)) form.set(name, `${value}`);
  // Another organization than that of the session is refused, so that no file goes astray.
  expect((await sendUpload(boss, form)).statusCode).toBe(409);
  form.delete('organizationId');
  const { eventId } = (await sendUpload(boss, form)).json();
  expect((await boss.call('GET', paths.meeting.replace(':id', eventId))).statusCode).toBe(200);
  expect((await stranger.call('GET', paths.meeting.replace(':id', eventId))).statusCode).toBe(404);
});
