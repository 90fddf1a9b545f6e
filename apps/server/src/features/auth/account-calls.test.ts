import { auditPageSchema, listedOrganizationSchema, pathFor, paths } from '@rapport/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { startTestApp, type TestApp, testPublicUrl } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
});
afterAll(() => app.close());

const get = (by: SignedIn, path: string) => by.call('GET', `${paths.auth}/${path}`);
const post = (by: SignedIn, path: string, payload: object = {}) =>
  by.call('POST', `${paths.auth}/${path}`, { payload });

const anotherSession = async (person: SignedIn): Promise<SignedIn> => ({
  ...person,
  ...(await app.accounts.signIn(person.email)),
});
const canRead = async (person: SignedIn) =>
  (await person.call('GET', paths.meetings)).statusCode === 200;

/** The cookie header of a browser that has signed in. */
async function cookieOf({ email }: SignedIn): Promise<string> {
  const { cookies } = await app.http.inject({
    method: 'POST',
    url: `${paths.auth}/sign-in/email`,
    headers: { origin: testPublicUrl },
    payload: { email, password: app.accounts.password },
  });
  return cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
}

const sessionSchema = z.object({
  user: z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.string() }),
  session: z.object({ id: z.string(), activeOrganizationId: z.string().nullable() }),
});

describe('the session', () => {
  test('contains the account and the active organization', async () => {
    const { user, session } = sessionSchema.parse((await get(owner, 'get-session')).json());
    expect(user).toMatchObject({ id: owner.accountId, email: owner.email, role: 'user' });
    expect(session.activeOrganizationId).toBe(owner.organizationId);
  });

  test('is null without signing in', async () => {
    const answer = await app.http.inject({ url: `${paths.auth}/get-session` });
    expect([answer.statusCode, answer.json()]).toEqual([200, null]);
  });

  test('ends with signing out', async () => {
    const person = await app.accounts.buildOwner();
    // Fields of other calls are ignored.
    const signedOut = await post(person, 'sign-out', { resend: true, role: 'member' });
    expect(signedOut.statusCode).toBe(200);
    expect(await canRead(person)).toBe(false);
    expect((await post(person, 'sign-out')).statusCode).toBe(200);
  });

  test('other sessions can be ended, and all of them', async () => {
    const here = await app.accounts.buildOwner();
    const there = await anotherSession(here);
    expect((await post(here, 'revoke-other-sessions')).statusCode).toBe(200);
    expect([await canRead(here), await canRead(there)]).toEqual([true, false]);
    expect((await post(here, 'revoke-sessions')).statusCode).toBe(200);
    expect(await canRead(here)).toBe(false);
  });

  test('one other session can be ended, never a foreign one or the own', async () => {
    const [here, stranger] = [await app.accounts.buildOwner(), await app.accounts.buildOwner()];
    const [there, third] = [await anotherSession(here), await anotherSession(here)];
    const idOf = async (by: SignedIn) =>
      sessionSchema.parse((await get(by, 'get-session')).json()).session.id;
    const end = (by: SignedIn, id: string) => by.call('DELETE', pathFor(paths.session, id));
    const own = await end(here, await idOf(here));
    expect(own.json()).toMatchObject({
      code: 'THIS_SESSION',
      message: 'You are using this session. Sign out to end it.',
    });
    const foreign = await end(stranger, await idOf(there));
    const unknown = await end(stranger, 'nothing');
    expect([foreign.statusCode, foreign.json().message]).toEqual([404, 'Session not found.']);
    expect(unknown.json().message).toEqual(foreign.json().message);
    expect((await end(here, await idOf(there))).statusCode).toBe(204);
    expect([await canRead(here), await canRead(there), await canRead(third)]).toEqual([
      true,
      false,
      true,
    ]);
    const { entries } = auditPageSchema.parse((await here.call('GET', paths.auditLog)).json());
    expect(entries.map(({ action }) => action)).toContain('sessions-ended');
  });

  test('no answer to a browser has the token of a session that it has', async () => {
    const person = await app.accounts.buildOwner();
    const cookie = await cookieOf(person);
    const { token } = await app.db
      .selectFrom('session')
      .select('token')
      .where('userId', '=', person.accountId)
      .where('token', '!=', person.token)
      .executeTakeFirstOrThrow();
    const headers = { cookie, origin: testPublicUrl };
    const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
      app.http.inject({
        method,
        url: `${paths.auth}/${path}`,
        headers,
        ...(payload && { payload }),
      });
    // Old enough for the library to extend it, and to hand out its token again.
    await app.db
      .updateTable('session')
      .set({ expiresAt: new Date(Date.now() + 3_600_000) })
      .execute();
    const session = await call('GET', 'get-session');
    expect(session.cookies).not.toEqual([]);
    const change = { currentPassword: app.accounts.password, newPassword: 'Another-horse-10' };
    const answers = [
      session,
      await call('GET', 'list-sessions'),
      await call('POST', 'change-password', change),
    ];
    const { token: newToken } = await app.db
      .selectFrom('session')
      .select('token')
      .where('userId', '=', person.accountId)
      .executeTakeFirstOrThrow();
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      const shown = [answer.body, `${answer.headers['set-auth-token']}`].join();
      for (const one of [token, newToken, person.token]) expect(shown).not.toContain(one);
    }
  });

  test('contains the new name after a change', async () => {
    const person = await app.accounts.buildOwner();
    expect((await post(person, 'update-user', { name: 'Ada Moss' })).statusCode).toBe(200);
    expect((await get(person, 'get-session')).json().user.name).toBe('Ada Moss');
  });

  test('contains the directory’s department and, until a name is given, its name', async () => {
    const person = await app.accounts.buildOwner();
    await app.db
      .updateTable('directoryUser')
      .set({ department: 'Finance', firstName: 'Ada', lastName: 'Moss' })
      .where('accountId', '=', person.accountId)
      .execute();
    const user = async () => (await get(person, 'get-session')).json().user;
    expect(await user()).toMatchObject({ department: 'Finance', name: 'Ada Moss' });
    await post(person, 'update-user', { name: 'Countess Ada' });
    expect(await user()).toMatchObject({ name: 'Countess Ada' });
  });
});

describe('organizations', () => {
  test('can be created by anyone, who then owns them', async () => {
    const person = await app.accounts.buildOwner();
    const made = await post(person, 'organization/create', { name: 'Labs', slug: 'labs' });
    expect(made.json()).toMatchObject({ id: expect.any(String), name: 'Labs', slug: 'labs' });
    const { id } = made.json();
    await post(person, 'organization/set-active', { organizationId: id });
    expect((await get(person, 'organization/get-active-member')).json()).toMatchObject({
      role: 'owner',
      organizationId: id,
      userId: person.accountId,
    });
    const listed = (await get(person, 'organization/list')).json();
    expect(listed.map((organization: { id: string }) => organization.id).sort()).toEqual(
      [person.organizationId, id].sort(),
    );
  });

  test('are listed with the role and the number of members', async () => {
    const person = await app.accounts.buildOwner();
    const member = await app.accounts.buildMember(person.organizationId);
    await post(member, 'organization/create', { name: 'Alone', slug: 'alone' });
    const listed = (await get(member, 'organization/list')).json();
    expect(
      z
        .array(listedOrganizationSchema)
        .parse(listed)
        .map(({ role, memberCount }) => [role, memberCount])
        .sort(),
    ).toEqual([
      ['member', 2],
      ['owner', 1],
    ]);
  });

  test('are switched on the server', async () => {
    const person = await app.accounts.buildOwner();
    const made = await post(person, 'organization/create', { name: 'Two', slug: 'two' });
    const active = async () =>
      sessionSchema.parse((await get(person, 'get-session')).json()).session.activeOrganizationId;
    for (const organizationId of [made.json().id, person.organizationId]) {
      await post(person, 'organization/set-active', { organizationId });
      expect(await active()).toBe(organizationId);
    }
  });

  test('the one used last is active after signing in, unless the membership has ended', async () => {
    const person = await app.accounts.buildOwner();
    const first = person.organizationId;
    const activeAfterSigningIn = async () =>
      sessionSchema.parse((await get(await anotherSession(person), 'get-session')).json()).session
        .activeOrganizationId;
    expect(await activeAfterSigningIn()).toBe(first);
    const made = [];
    for (const slug of ['used-second', 'used-third']) {
      const answer = await post(person, 'organization/create', { name: slug, slug });
      made.push(answer.json().id);
    }
    const [second, third] = made;
    expect(await activeAfterSigningIn()).toBe(third);
    for (const organizationId of [second, third, first])
      await post(person, 'organization/set-active', { organizationId });
    expect(await activeAfterSigningIn()).toBe(first);
    const membership = app.db.deleteFrom('member').where('userId', '=', person.accountId);
    await membership.where('organizationId', '=', first).execute();
    expect(await activeAfterSigningIn()).toBe(third);
  });

  test.each([
    ['cookie', 'POST', 'set-active', 'organizationId'],
    ['cookie', 'POST', 'set-active', 'organizationSlug'],
    ['bearer', 'POST', 'set-active', 'organizationId'],
    ['bearer', 'POST', 'set-active', 'organizationSlug'],
    ['bearer', 'GET', 'get-full-organization', 'organizationId'],
    ['bearer', 'GET', 'get-organization', 'organizationSlug'],
    ['bearer', 'GET', 'list-members', 'organizationId'],
    ['bearer', 'POST', 'leave', 'organizationId'],
  ] as const)(
    'of others are not found, and the active one stays: by %s, %s %s with %s',
    async (kind, method, name, key) => {
      const person = await app.accounts.buildOwner();
      const { id, slug } = await app.db
        .selectFrom('organization')
        .select(['id', 'slug'])
        .where('id', '=', owner.organizationId)
        .executeTakeFirstOrThrow();
      const headers =
        kind === 'bearer'
          ? { authorization: `Bearer ${person.token}` }
          : { cookie: await cookieOf(person), origin: testPublicUrl };
      const ask = (value: string) => {
        const url = `${paths.auth}/organization/${name}`;
        return method === 'POST'
          ? app.http.inject({ method, url, headers, payload: { [key]: value } })
          : app.http.inject({ method, url: `${url}?${key}=${value}`, headers });
      };
      const foreign = await ask(key === 'organizationId' ? id : slug);
      const unknown = await ask('nowhere');
      const status = name === 'set-active' ? 403 : 404;
      expect([foreign.statusCode, unknown.statusCode]).toEqual([status, status]);
      expect(foreign.json().message).toBe(unknown.json().message);
      const session = await app.http.inject({ url: `${paths.auth}/get-session`, headers });
      expect(session.json().session.activeOrganizationId).toBe(person.organizationId);
    },
  );

  test('can be read in full by their members', async () => {
    const answer = await get(owner, 'organization/get-full-organization');
    expect(answer.json()).toMatchObject({ id: owner.organizationId, members: [{ role: 'owner' }] });
  });

  test('publish a changed name as a change of settings, and an invitation as a change of people', async () => {
    const person = await app.accounts.buildOwner();
    const { organizationId } = person;
    const told: string[] = [];
    const stop = app.bus.subscribe(({ name }) => {
      if (name.startsWith('organization-')) told.push(name);
    });
    const invited = waitForEvent(app.bus, 'organization-people-updated');
    const email = 'told@example.com';
    await post(person, 'organization/invite-member', { email, role: 'member', organizationId });
    await invited;
    const renamed = waitForEvent(app.bus, 'organization-settings-updated');
    await post(person, 'organization/update', { organizationId, data: { name: 'Told' } });
    await renamed;
    stop();
    expect(told).toEqual(['organization-people-updated', 'organization-settings-updated']);
  });

  test('can be renamed by owners and admins', async () => {
    const person = await app.accounts.buildOwner();
    const { organizationId } = person;
    const data = { name: 'Renamed' };
    expect((await post(person, 'organization/update', { organizationId, data })).statusCode).toBe(
      200,
    );
    expect((await get(person, 'organization/list')).json()).toMatchObject([data]);
  });
});

describe('the address and the sign-ins of an account', () => {
  const newEmail = 'eve@evil.example';
  const rowsOf = async ({ accountId }: SignedIn) => {
    const { rows } = await sql`
      select "email", "emailVerified", "providerId", "password"
      from "user" join "account" on "account"."userId" = "user"."id"
      where "user"."id" = ${accountId}`.execute(app.db);
    return rows;
  };

  test.each([
    { path: 'change-email', body: () => ({ newEmail }) },
    { path: 'update-user', body: () => ({ email: newEmail }) },
    { path: 'update-user', body: () => ({ name: 'Eve', email: newEmail, emailVerified: true }) },
    { path: 'send-verification-email', body: ({ email }: SignedIn) => ({ email }) },
    { path: 'link-social', body: () => ({ provider: 'google', idToken: { token: 'x' } }) },
    { path: 'sign-in/social', body: () => ({ provider: 'google', idToken: { token: 'x' } }) },
    { path: 'unlink-account', body: () => ({ providerId: 'credential' }) },
    { path: 'set-password', body: () => ({ newPassword: 'Another-horse-10!' }) },
    {
      path: 'admin/update-user',
      body: ({ accountId }: SignedIn) => ({ userId: accountId, data: { email: newEmail } }),
    },
    {
      path: 'admin/update-user',
      body: ({ accountId }: SignedIn) => ({ userId: accountId, data: { emailVerified: true } }),
    },
  ])('no call changes the address of an account or links it: $path', async ({ path, body }) => {
    const person = await app.accounts.buildOwner();
    const administrator = await app.accounts.buildOwner();
    await sql`update "user" set "role" = 'admin' where "id" = ${administrator.accountId}`.execute(
      app.db,
    );
    const before = await rowsOf(person);
    for (const by of [person, administrator]) await post(by, path, body(person));
    expect(await rowsOf(person)).toEqual(before);
    const verified = await get(person, `verify-email?token=${person.token}`);
    expect(verified.statusCode).toBeGreaterThanOrEqual(400);
  });
});
