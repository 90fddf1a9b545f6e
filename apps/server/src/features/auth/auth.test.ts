import {
  invitationDetailsSchema,
  organizationRolePermissions,
  organizationRoleSchema,
  organizationStatements,
  paths,
} from '@rapport/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasPermission } from '../../platform/require-permission.ts';
import { startTestApp, type TestApp, testPublicUrl } from '../../testing/test-app.ts';
import { insertOrganization, insertOwnerInvitation } from '../organizations/create-organization.ts';
import { trustedOrigins } from './auth.ts';
import { createFirstOwner } from './create-first-owner.ts';

const password = 'correct-horse-9';
const browser = { origin: testPublicUrl };
const setUp = { publicUrl: testPublicUrl, owner: undefined, organization: undefined };

function post(app: TestApp, path: string, payload: object, options: InjectOptions = {}) {
  return app.http.inject({
    ...options,
    method: 'POST',
    url: `/api/auth/${path}`,
    headers: { ...browser, ...options.headers },
    payload,
  });
}

function cookieOf(answer: { cookies: { name: string; value: string }[] }) {
  return answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
}

describe('an installation without accounts', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp();
  });
  afterEach(() => app.close());

  const newLink = async () => {
    const link = await createFirstOwner(app.db, app.auth, setUp);
    return { link, id: link?.split('/').at(-1) ?? '' };
  };

  test('gets its owner through the set-up link, which works once', async () => {
    const { link, id } = await newLink();
    expect(link).toMatch(/^http:\/\/localhost:8000\/accept-invite\/.{20,}$/);
    const details = await app.http.inject({ url: `/api/organization/invitation/${id}` });
    expect(invitationDetailsSchema.parse(details.json())).toEqual({
      id,
      email: null,
      isRapportUser: false,
      organizationName: 'My organization',
      role: 'owner',
    });

    const email = 'first@example.com';
    const signedUp = await post(app, 'sign-up/email', {
      email,
      name: email,
      password,
      invitationId: id,
    });
    expect(signedUp.statusCode).toBe(200);
    const cookie = cookieOf(signedUp);
    const accepted = await post(
      app,
      'organization/accept-invitation',
      { invitationId: id },
      { headers: { cookie } },
    );
    expect(accepted.statusCode).toBe(200);
    const meetings = await app.http.inject({ url: '/api/v1/event', headers: { cookie } });
    expect(meetings.json()).toEqual({ meetings: [], total: 0, next: null });
    const allowed = await post(
      app,
      'organization/has-permission',
      { permissions: { organization: ['delete'] } },
      { headers: { cookie } },
    );
    expect(allowed.json()).toMatchObject({ success: true });

    expect((await app.http.inject({ url: `/api/organization/invitation/${id}` })).statusCode).toBe(
      404,
    );
    expect(
      (
        await post(app, 'sign-up/email', {
          email: 'second@example.com',
          name: 'second',
          password,
          invitationId: id,
        })
      ).statusCode,
    ).toBe(403);
    expect(await createFirstOwner(app.db, app.auth, setUp)).toBeNull();
  });

  test('says without a session that it has no owner, until the first one names the organization', async () => {
    const hasOwner = async () => (await app.http.inject({ url: paths.signInWays })).json().hasOwner;
    const { id } = await newLink();
    expect(await hasOwner()).toBe(false);
    const email = 'first@example.com';
    const signUp = (organizationName: string) =>
      post(app, 'sign-up/email', {
        email,
        password,
        name: 'Mara Lund',
        invitationId: id,
        organizationName,
      });
    expect((await signUp(' ')).statusCode).toBe(400);
    const signedUp = await signUp('  Larkfield  ');
    expect(signedUp.statusCode).toBe(200);
    expect(await hasOwner()).toBe(true);
    const headers = { cookie: cookieOf(signedUp) };
    await post(app, 'organization/accept-invitation', { invitationId: id }, { headers });
    const list = await app.http.inject({ url: '/api/auth/organization/list', headers });
    expect(list.json()).toMatchObject([{ name: 'Larkfield', slug: 'larkfield', role: 'owner' }]);
    const { users } = (
      await app.http.inject({ url: `${paths.users}?type=all&page=1&limit=10`, headers })
    ).json();
    expect(users).toMatchObject([{ email, firstName: 'Mara', lastName: 'Lund' }]);
  });

  test('only the set-up link names an organization, not an invitation', async () => {
    const organizationId = await insertOrganization(app.db, 'Northwind');
    const id = await insertOwnerInvitation(app.db, organizationId, 'mara@example.com');
    const signedUp = await post(app, 'sign-up/email', {
      email: 'mara@example.com',
      password,
      name: 'Mara',
      invitationId: id,
      organizationName: 'Mine',
    });
    expect(signedUp.statusCode).toBe(200);
    const { organizationName } = (
      await app.http.inject({ url: `/api/organization/invitation/${id}` })
    ).json();
    expect(organizationName).toBe('Northwind');
  });

  test('gets a new link at each start, which invalidates the one before', async () => {
    const first = await newLink();
    const second = await newLink();
    expect(second.id).not.toBe(first.id);
    const status = async (id: string) =>
      (await app.http.inject({ url: `/api/organization/invitation/${id}` })).statusCode;
    expect(await status(first.id)).toBe(404);
    expect(await status(second.id)).toBe(200);
    expect(await app.db.selectFrom('organization').select('id').execute()).toHaveLength(1);
  });

  test('gets the configured owner and organization', async () => {
    const owner = { email: 'Owner@Example.com', password };
    await createFirstOwner(app.db, app.auth, { ...setUp, owner, organization: 'Müller & Söhne' });
    const answer = await post(app, 'sign-in/email', { email: 'owner@example.com', password });
    const cookie = cookieOf(answer);
    const organizations = await app.http.inject({
      url: '/api/auth/organization/list',
      headers: { cookie },
    });
    expect(organizations.json()).toMatchObject([{ name: 'Müller & Söhne', slug: 'muller-sohne' }]);
    const session = await app.http.inject({ url: '/api/auth/get-session', headers: { cookie } });
    expect(session.json().session.activeOrganizationId).toBe(organizations.json()[0].id);
  });
});

describe('signing in', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  test('accepts cookie and bearer token for the same session', async () => {
    const { email, token } = await app.accounts.buildOwner();
    const signedIn = await post(app, 'sign-in/email', { email, password });
    const byCookie = await app.http.inject({
      url: '/api/v1/event',
      headers: { cookie: cookieOf(signedIn) },
    });
    const byToken = await app.http.inject({
      url: '/api/v1/event',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([byCookie.statusCode, byToken.statusCode]).toEqual([200, 200]);
    expect(signedIn.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  });

  test('answers a wrong password and an unknown e-mail alike', async () => {
    const { email } = await app.accounts.buildOwner();
    const wrong = await post(app, 'sign-in/email', { email, password: 'wrong-horse-9' });
    const unknown = await post(app, 'sign-in/email', { email: 'no@example.com', password });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ code: expect.any(String), message: expect.any(String) });
    expect(unknown.json()).toEqual(wrong.json());
  });

  test('a cookie does not work from a foreign page', async () => {
    const { email } = await app.accounts.buildOwner();
    const cookie = cookieOf(await post(app, 'sign-in/email', { email, password }));
    const answer = await post(
      app,
      'sign-out',
      {},
      { headers: { cookie, origin: 'https://evil.example' } },
    );
    expect(answer.statusCode).toBe(403);
  });

  test.each([
    ['http://localhost:8000', ['http://localhost:8000', 'http://127.0.0.1:8000']],
    ['https://rapport.example/', ['https://rapport.example']],
  ])('cookies of the server at %s work from %j', (publicUrl, origins) => {
    expect(trustedOrigins(publicUrl)).toEqual(origins);
  });

  test('ten wrong passwords a minute are the limit, regardless of address headers from the client', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const answer = await post(
        app,
        'sign-in/email',
        { email: 'victim@example.com', password: 'guess-number-9' },
        {
          remoteAddress: '203.0.113.9',
          headers: {
            'x-forwarded-for': `198.51.100.${tries}`,
            'x-rapport-client-address': `198.51.100.${tries}`,
          },
        },
      );
      statuses.push(answer.statusCode);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  test.each([
    ['sign-in/email', '2001:db8:0:1'],
    ['sign-up/email', '2001:db8:0:2'],
    ['request-password-reset', '2001:db8:0:3'],
    ['reset-password', '2001:db8:0:4'],
  ])(
    '%s: ten a minute from one network, and then it says when to try again',
    async (path, network) => {
      const answers = [];
      for (let tries = 0; tries < 11; tries += 1) {
        const email = `${tries}@example.com`;
        const token = `token-${tries}`;
        const payload = { email, name: email, password, token, newPassword: 'New-horse-10' };
        answers.push(await post(app, path, payload, { remoteAddress: `${network}::${tries}` }));
      }
      expect(answers.slice(0, 10).map(({ statusCode }) => statusCode)).not.toContain(429);
      const [refused] = answers.slice(10);
      expect(refused?.statusCode).toBe(429);
      const seconds = Number(refused?.headers['retry-after']);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
      expect(refused?.json()).toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        message: expect.stringContaining(`Please try again in ${seconds} second`),
      });
    },
  );

  test.each([
    { why: 'without an invitation', invitationId: undefined },
    { why: 'with an unknown one', invitationId: 'unknown' },
  ])('a sign-up is refused $why', async ({ invitationId }) => {
    const email = 'walk-in@example.com';
    const answer = await post(app, 'sign-up/email', { email, name: email, password, invitationId });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'INVITATION_REQUIRED' });
  });

  test('an invitation is bound to its address', async () => {
    const owner = await app.accounts.buildOwner();
    const invited = await owner.call('POST', '/api/auth/organization/invite-member', {
      payload: { email: 'new@example.com', role: 'member', organizationId: owner.organizationId },
    });
    const invitationId = invited.json().id;
    const signUp = (email: string) =>
      post(app, 'sign-up/email', { email, name: email, password, invitationId });
    expect((await signUp('other@example.com')).statusCode).toBe(403);
    expect((await signUp('New@example.com')).statusCode).toBe(200);
  });
});

describe('the permission matrix', () => {
  const rows = organizationRoleSchema.options.flatMap((role) =>
    Object.entries(organizationStatements).flatMap(([resource, actions]) =>
      actions.map((action) => ({ role, resource, action })),
    ),
  );
  const refused = rows.filter(({ role, action, resource }) => {
    if (role === 'owner') return false;
    return role === 'member' || (resource === 'organization' && action === 'delete');
  });

  test.each(rows)('$role: $resource $action', ({ role, resource, action }) => {
    const expected = !refused.some(
      (row) => row.role === role && row.resource === resource && row.action === action,
    );
    expect(hasPermission(role, { [resource]: [action] })).toBe(expected);
    expect(Object.keys(organizationRolePermissions[role])).toContain(resource);
  });
});
