import { auditPageSchema, paths } from '@rapport/contract';
import { betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { startTestApp, type TestApp, testPublicUrl } from '../../testing/test-app.ts';
import { clientAddressHeader } from './actor-of-call.ts';
import { type AuthOptions, authOptions } from './auth.ts';

/** A sign-in method like single sign-on, whose token carries the address. */
const madeUpSignIn = {
  id: 'made-up-sign-in',
  endpoints: {
    signInMadeUp: createAuthEndpoint(
      '/sign-in/made-up',
      { method: 'POST', body: z.object({ token: z.string(), isVerified: z.boolean() }) },
      async (call) => {
        const { internalAdapter } = call.context;
        const { token: email, isVerified: emailVerified } = call.body;
        const known = await internalAdapter.findUserByEmail(email);
        const user =
          known?.user ??
          (await internalAdapter.createUser(
            { email, name: email, emailVerified },
            { method: 'made-up' },
          ));
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(call, { session, user });
        return call.json({ token: session.token, accountId: user.id });
      },
    ),
  },
};

let app: TestApp;
let lastAddress = 0;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
});
afterAll(() => app.close());

/** Uses the app's database and rules. */
async function signInMadeUp(
  email: string,
  { signUp = 'invited', isVerified = true }: Partial<AuthOptions> & { isVerified?: boolean } = {},
) {
  const options = authOptions({
    db: app.db,
    bus: app.bus,
    secret: 'a secret of thirty-two characters',
    publicUrl: testPublicUrl,
    signUp,
    sendMail: async () => {},
    log: pino({ level: 'silent' }),
  });
  const auth = betterAuth({ ...options, plugins: [...options.plugins, madeUpSignIn] });
  // Attempts are limited per address.
  lastAddress += 1;
  const answer = await auth.handler(
    new Request(`${testPublicUrl}${paths.auth}/sign-in/made-up`, {
      method: 'POST',
      headers: {
        origin: testPublicUrl,
        'content-type': 'application/json',
        'user-agent': 'Firefox/140',
        [clientAddressHeader]: `203.0.113.${lastAddress}`,
      },
      body: JSON.stringify({ token: email, isVerified }),
    }),
  );
  const body = z
    .object({ token: z.string(), accountId: z.string(), code: z.string() })
    .partial()
    .parse(await answer.json());
  return { status: answer.status, ...body };
}

const accountsOf = (email: string) =>
  app.db.selectFrom('user').select('id').where('email', '=', email).execute();
const sessionsOf = (accountId: string) =>
  app.db.selectFrom('session').select('id').where('userId', '=', accountId).execute();
const auditOf = async (by: SignedIn, accountId: string | undefined) => {
  const answer = await by.call('GET', paths.auditLog);
  const { entries } = auditPageSchema.parse(answer.json());
  return entries.filter(({ person }) => person?.accountId === accountId);
};
const invite = (email: string) =>
  owner.call('POST', `${paths.auth}/organization/invite-member`, {
    payload: { email, role: 'member', organizationId: owner.organizationId },
  });
const refusal = { status: 403, code: 'INVITATION_REQUIRED' };

describe('a second sign-in method, if sign-up needs an invitation', () => {
  test('refuses a newcomer without an invitation, and creates no account', async () => {
    expect(await signInMadeUp('uninvited@example.com')).toEqual(refusal);
    expect(await accountsOf('uninvited@example.com')).toEqual([]);
  });

  test('refuses an invited address that it has not verified', async () => {
    await invite('claimed@example.com');
    expect(await signInMadeUp('claimed@example.com', { isVerified: false })).toEqual(refusal);
  });

  test('refuses an address whose invitation was cancelled', async () => {
    const { id } = (await invite('cancelled@example.com')).json();
    await owner.call('POST', `${paths.auth}/organization/cancel-invitation`, {
      payload: { invitationId: id },
    });
    expect(await signInMadeUp('cancelled@example.com')).toEqual(refusal);
  });

  test('admits the invited person, and records the new account for the inviting organization', async () => {
    await invite('invited@example.com');
    const { status, accountId } = await signInMadeUp('Invited@example.com');
    expect(status).toBe(200);
    expect(await auditOf(owner, accountId)).toMatchObject([
      {
        action: 'sign-in',
        detail: 'new account',
        address: `203.0.113.${lastAddress}`,
        device: 'Firefox/140',
      },
    ]);
  });

  test('admits anyone if sign-up is open', async () => {
    expect(await signInMadeUp('anyone@example.com', { signUp: 'open' })).toMatchObject({
      status: 200,
    });
  });
});

describe('a person who has an account', () => {
  test('signs in by a second method, which is recorded in the audit log', async () => {
    const member = await app.accounts.buildMember(owner.organizationId);
    const { status, token } = await signInMadeUp(member.email);
    expect(status).toBe(200);
    const meetings = await app.http.inject({
      url: paths.meetings,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(meetings.statusCode).toBe(200);
    expect(await auditOf(owner, member.accountId)).toMatchObject([
      {
        action: 'sign-in',
        detail: null,
        address: `203.0.113.${lastAddress}`,
        device: 'Firefox/140',
      },
    ]);
  });

  test('gets no session while banned', async () => {
    const member = await app.accounts.buildMember(owner.organizationId);
    await app.db.deleteFrom('session').where('userId', '=', member.accountId).execute();
    const { internalAdapter } = await app.auth.$context;
    await internalAdapter.updateUser(member.accountId, { banned: true });
    expect(await signInMadeUp(member.email)).toEqual({ status: 403, code: 'BANNED_USER' });
    expect(await sessionsOf(member.accountId)).toEqual([]);
    expect(await auditOf(owner, member.accountId)).toEqual([]);
  });

  test('counts as a newcomer after the account is deleted', async () => {
    const member = await app.accounts.buildMember(owner.organizationId);
    await member.call('POST', `${paths.auth}/delete-user`, {
      payload: { password: app.accounts.password },
    });
    expect(await signInMadeUp(member.email)).toEqual(refusal);
    expect(await accountsOf(member.email)).toEqual([]);
  });

  test('cannot read an organization that has removed them', async () => {
    const member = await app.accounts.buildMember(owner.organizationId);
    await owner.call('POST', `${paths.auth}/organization/remove-member`, {
      payload: { memberIdOrEmail: member.email },
    });
    const { token } = await signInMadeUp(member.email);
    const meetings = await app.http.inject({
      url: paths.meetings,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(meetings.json()).toMatchObject({ code: 'NO_ACTIVE_ORGANIZATION' });
  });
});
