import type { Database } from '../../database/types.ts';
import { insertOrganization } from '../organizations/create-organization.ts';
import { activateDirectoryUser } from '../users/update-directory.ts';
import type { Auth } from './auth.ts';
import { insertOwner } from './membership-repository.ts';

export async function createOwnerAccount(
  db: Database,
  auth: Pick<Auth, '$context'>,
  owner: { email: string; password: string; organization: string; name?: string },
): Promise<{ accountId: string; organizationId: string }> {
  const { internalAdapter, password } = await auth.$context;
  const email = owner.email.toLowerCase();
  const account = await internalAdapter.createUser(
    { email, name: owner.name ?? email, emailVerified: true },
    { method: 'email-password' },
  );
  await internalAdapter.linkAccount({
    userId: account.id,
    accountId: account.id,
    providerId: 'credential',
    password: await password.hash(owner.password),
  });
  const organizationId = await db.transaction().execute(async (tx) => {
    const id = await insertOrganization(tx, owner.organization);
    await insertOwner(tx, id, account.id);
    await activateDirectoryUser(tx, id, account);
    return id;
  });
  return { accountId: account.id, organizationId };
}
