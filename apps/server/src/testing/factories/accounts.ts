import { randomUUID } from 'node:crypto';
import type { OrganizationRole } from '@rapport/contract';
import type { InjectOptions } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app.ts';
import type { Database } from '../../database/types.ts';
import { createOwnerAccount } from '../../features/auth/create-owner-account.ts';
import { activateDirectoryUser } from '../../features/users/activate-directory-user.ts';

const password = 'correct-horse-9';
let lastNumber = 0;
let hash: Promise<string> | undefined;

/** Makes people who can sign in, with the organizations they need. */
export function createAccounts(app: App, db: Database) {
  const newEmail = () => {
    lastNumber += 1;
    return `person-${lastNumber}@example.com`;
  };

  /** How to call as the person of a session. */
  const callsWith = (token: string) => ({
    token,
    call: (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, options: InjectOptions = {}) =>
      app.http.inject({
        ...options,
        method,
        url,
        headers: { ...options.headers, authorization: `Bearer ${token}` },
      }),
  });

  /** Signs in over HTTP and answers how to call as that person. */
  async function signIn(email: string) {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      // Each from an address of their own, as people are; one address may only try so often.
      remoteAddress: `10.0.${Math.floor(lastNumber / 250)}.${(lastNumber % 250) + 1}`,
      payload: { email, password },
    });
    return callsWith(z.object({ token: z.string() }).parse(answer.json()).token);
  }

  /** A session without the sign-in, which would hash the password once more. */
  async function openSession(accountId: string) {
    const { internalAdapter } = await app.auth.$context;
    return callsWith((await internalAdapter.createSession(accountId)).token);
  }

  /** Hashing takes long on purpose, and everybody has the same password. */
  async function hashOnce() {
    const context = await app.auth.$context;
    hash ??= context.password.hash(password);
    const known = await hash;
    return { ...context, password: { ...context.password, hash: async () => known } };
  }

  function createAccount(email: string) {
    const organization = `Organization ${lastNumber}`;
    return createOwnerAccount(db, { $context: hashOnce() }, { email, password, organization });
  }

  /** The owner of a new organization, signed in. */
  async function buildOwner() {
    const email = newEmail();
    const { accountId, organizationId } = await createAccount(email);
    return { email, accountId, organizationId, ...(await openSession(accountId)) };
  }

  /** Another person of an organization, signed in. */
  async function buildMember(organizationId: string, role: OrganizationRole = 'member') {
    const email = newEmail();
    const { accountId } = await createAccount(email);
    await db.deleteFrom('member').where('userId', '=', accountId).execute();
    await db
      .insertInto('member')
      .values({ id: randomUUID(), organizationId, userId: accountId, role, createdAt: new Date() })
      .execute();
    await activateDirectoryUser(db, organizationId, { id: accountId, email, name: email });
    return { email, accountId, organizationId, ...(await openSession(accountId)) };
  }

  return { buildOwner, buildMember, signIn, password };
}
export type SignedIn = Awaited<ReturnType<ReturnType<typeof createAccounts>['buildOwner']>>;
