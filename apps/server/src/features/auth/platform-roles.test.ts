import { paths, platformRoleSchema, platformStatements } from '@rapport/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { startTestApp, type TestApp, testPublicUrl } from '../../testing/test-app.ts';
import { platformRoles } from './access-control.ts';

let app: TestApp;
let people: { admin: SignedIn; user: SignedIn };
let bystander: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  people = { admin: await app.accounts.buildOwner(), user: await app.accounts.buildOwner() };
  bystander = await app.accounts.buildOwner();
  await sql`update "user" set role = 'admin' where id = ${people.admin.accountId}`.execute(app.db);
});
afterAll(() => app.close());

type Subject = SignedIn & { password: string };
type Action = {
  action: string;
  method?: 'GET';
  path: string;
  payload?: (subject: Subject) => object;
};

const aboutSubject = ({ accountId }: Subject) => ({ userId: accountId });

/** The call of each action of platform administrators. */
const actions: Action[] = [
  {
    action: 'user: create',
    path: 'create-user',
    payload: ({ email, password }) => ({ email: `new-${email}`, name: 'New', password }),
  },
  { action: 'user: list', method: 'GET', path: 'list-users?limit=10' },
  {
    action: 'user: set-role',
    path: 'set-role',
    payload: (subject) => ({ ...aboutSubject(subject), role: 'admin' }),
  },
  { action: 'user: ban', path: 'ban-user', payload: aboutSubject },
  { action: 'user: ban', path: 'unban-user', payload: aboutSubject },
  { action: 'user: impersonate', path: 'impersonate-user', payload: aboutSubject },
  { action: 'user: delete', path: 'remove-user', payload: aboutSubject },
  {
    action: 'user: set-password',
    path: 'set-user-password',
    payload: (subject) => ({ ...aboutSubject(subject), newPassword: 'Another-horse-10' }),
  },
  {
    action: 'user: update',
    path: 'update-user',
    payload: (subject) => ({ ...aboutSubject(subject), data: { name: 'Renamed' } }),
  },
  { action: 'session: list', path: 'list-user-sessions', payload: aboutSubject },
  {
    action: 'session: revoke',
    path: 'revoke-user-session',
    payload: ({ token }) => ({ sessionToken: token }),
  },
  { action: 'session: revoke', path: 'revoke-user-sessions', payload: aboutSubject },
];

describe('across organizations', () => {
  const rows = actions.flatMap((action) =>
    platformRoleSchema.options.map((role) => ({ ...action, role })),
  );

  test.each(rows)('$action by the $role: $path', async ({ role, method, path, payload }) => {
    const person = role === 'admin' ? await app.accounts.buildOwner() : bystander;
    const subject = { ...person, password: app.accounts.password };
    const answer = await people[role].call(method ?? 'POST', `${paths.auth}/admin/${path}`, {
      ...(payload && { payload: payload(subject) }),
    });
    expect(answer.statusCode).toBe(role === 'admin' ? 200 : 403);
  });

  const held = Object.entries(platformStatements).flatMap(([resource, names]) =>
    names.map((name) => ({ resource, name })),
  );

  test.each(held)('$resource: only admins may $name', ({ resource, name }) => {
    const wanted = { [resource]: [name] };
    expect(platformRoles.admin.authorize(wanted).success).toBe(true);
    expect(platformRoles.user.authorize(wanted).success).toBe(false);
  });

  test('a new account has the role user', async () => {
    const answer = await people.admin.call('GET', `${paths.auth}/admin/list-users?limit=100`);
    expect(answer.json().users).toContainEqual(
      expect.objectContaining({ id: people.user.accountId, role: 'user' }),
    );
  });

  test('an administrator can impersonate a user and stop', async () => {
    const { accountId } = people.user;
    const signIn = await app.http.inject({
      method: 'POST',
      url: `${paths.auth}/sign-in/email`,
      payload: { email: people.admin.email, password: app.accounts.password },
    });
    const cookies = new Map(signIn.cookies.map(({ name, value }) => [name, value]));
    const asBrowser = async (path: string, payload: object = {}) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
      const answer = await app.http.inject({
        method: 'POST',
        url: `${paths.auth}/admin/${path}`,
        headers: { cookie: cookie.join('; '), origin: testPublicUrl },
        payload,
      });
      for (const { name, value } of answer.cookies) cookies.set(name, value);
      expect(answer.statusCode).toBe(200);
      return answer.json().user.id;
    };
    expect(await asBrowser('impersonate-user', { userId: accountId })).toBe(accountId);
    // The session is in the user's organization, not the administrator's.
    const sessions = await app.db
      .selectFrom('session')
      .select('activeOrganizationId')
      .where('userId', '=', accountId)
      .execute();
    for (const { activeOrganizationId } of sessions)
      expect(activeOrganizationId).toBe(people.user.organizationId);
    expect(await asBrowser('stop-impersonating')).toBe(people.admin.accountId);
  });
});
