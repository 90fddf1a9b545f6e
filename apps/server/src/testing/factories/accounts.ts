import { randomUUID } from 'node:crypto';
import type { OrganizationRole } from '@rapport/contract';
import type { InjectOptions } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app.ts';
import type { Database } from '../../database/types.ts';
import { createOwnerAccount } from '../../features/auth/create-owner-account.ts';
import { activateDirectoryUser } from '../../features/users/update-directory.ts';

const password = 'correct-horse-9';
let lastNumber = 0;
let hash: Promise<string> | undefined;

export function createAccounts(app: App, db: Database) {
  const newEmail = () => {
    lastNumber += 1;
    return `person-${lastNumber}@example.com`;
  };

  const callsWith = (token: string) => ({
    token,
    call: (
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      url: string,
      options: InjectOptions = {},
    ) =>
      app.http.inject({
        ...options,
        method,
        url,
        headers: { ...options.headers, authorization: `Bearer ${token}` },
      }),
  });

  async function signIn(email: string) {
    const response = await app.http.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      // Attempts are limited by address.
      remoteAddress: `10.0.${Math.floor(lastNumber / 250)}.${(lastNumber % 250) + 1}`,
      payload: { email, password },
    });
    return callsWith(z.object({ token: z.string() }).parse(response.json()).token);
  }

  /** Opens a session without signing in, which would hash the password again. */
  async function openSession(accountId: string) {
    const { internalAdapter } = await app.auth.$context;
    return callsWith((await internalAdapter.createSession(accountId)).token);
  }

  /** Hashes only once, because it is slow and all accounts share a password. */
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

  /** Creates an account that owns a new organization. */
  async function buildOwner() {
    const email = newEmail();
    const { accountId, organizationId } = await createAccount(email);
    return { email, accountId, organizationId, ...(await openSession(accountId)) };
  }

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

  return { buildOwner, buildMember, signIn, callsWith, password };
}
export type SignedIn = Awaited<ReturnType<ReturnType<typeof createAccounts>['buildOwner']>>;
