import type { Database } from '../../database/types.ts';
import type { Env } from '../../platform/env.ts';
import { insertOrganization, insertOwnerInvitation } from '../organizations/create-organization.ts';
import type { Auth } from './auth.ts';
import { createOwnerAccount } from './create-owner-account.ts';

const defaultOrganizationName = 'My organization';

/**
 * Gives an installation without any account its first owner: the configured one, or the holder of a
 * one-time link, which is returned. Each start prints a new link until somebody has used one.
 */
export async function createFirstOwner(
  db: Database,
  auth: Auth,
  env: Pick<Env, 'owner' | 'organization' | 'publicUrl'>,
): Promise<string | null> {
  const account = await db.selectFrom('user').select('id').limit(1).executeTakeFirst();
  if (account) return null;
  const name = env.organization ?? defaultOrganizationName;
  if (env.owner) {
    await createOwnerAccount(db, auth, { ...env.owner, organization: name });
    return null;
  }
  const invitationId = await db.transaction().execute(async (tx) => {
    const unused = await tx
      .selectFrom('invitation')
      .select('organizationId')
      .where('email', '=', '')
      .executeTakeFirst();
    await tx.deleteFrom('invitation').where('email', '=', '').execute();
    const organizationId = unused?.organizationId ?? (await insertOrganization(tx, name));
    return insertOwnerInvitation(tx, organizationId, '');
  });
  return `${env.publicUrl}/accept-invite/${invitationId}`;
}
