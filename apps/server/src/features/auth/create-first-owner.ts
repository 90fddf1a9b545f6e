import { defaultOrganizationName } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { hasAccounts } from '../../ground/account/account-repository.ts';
import type { Env } from '../../platform/env.ts';
import { replaceSetUpInvitation } from '../organizations/create-organization.ts';
import type { Auth } from './auth.ts';
import { createOwnerAccount } from './create-owner-account.ts';

/**
 * Creates the configured owner of an installation without accounts, or returns a one-time set-up link, new at each
 * start. Null if no link is needed.
 */
export async function createFirstOwner(
  db: Database,
  auth: Auth,
  env: Pick<Env, 'owner' | 'organization' | 'publicUrl'>,
): Promise<string | null> {
  if (await hasAccounts(db)) return null;
  const name = env.organization ?? defaultOrganizationName;
  if (env.owner) {
    await createOwnerAccount(db, auth, { ...env.owner, organization: name });
    return null;
  }
  return `${env.publicUrl}/accept-invite/${await replaceSetUpInvitation(db, name)}`;
}
