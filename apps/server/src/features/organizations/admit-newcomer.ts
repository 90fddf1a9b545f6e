import type { Database, Queryable } from '../../database/types.ts';
import { renameOrganization } from './create-organization.ts';
import {
  findOpenInvitation,
  listOrganizationsInviting,
  setInvitationEmail,
} from './invitation-repository.ts';

/**
 * Whether there is an open invitation for an address. The invitation of the set-up link has no
 * address and admits anyone.
 */
export async function admitsNewcomer(
  db: Queryable,
  invitationId: string,
  email: string,
): Promise<boolean> {
  const invitation = await findOpenInvitation(db, invitationId);
  if (!invitation) return false;
  return invitation.email === '' || invitation.email.toLowerCase() === email.toLowerCase();
}

export function listInviting(db: Queryable, email: string): Promise<string[]> {
  return listOrganizationsInviting(db, email);
}

/** Binds the set-up link's invitation to the address that signed up with it, and names its organization. */
export async function claimInvitation(
  db: Database,
  invitationId: string,
  owner: { email: string; organizationName: string | undefined },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const claimed = await setInvitationEmail(tx, invitationId, owner.email);
    if (claimed && owner.organizationName)
      await renameOrganization(tx, claimed.organizationId, owner.organizationName);
  });
}
