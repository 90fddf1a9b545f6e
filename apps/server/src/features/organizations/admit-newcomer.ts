import type { Queryable } from '../../database/types.ts';
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

/** Binds the set-up link's invitation to the address that signed up with it. */
export function claimInvitation(db: Queryable, invitationId: string, email: string): Promise<void> {
  return setInvitationEmail(db, invitationId, email);
}
