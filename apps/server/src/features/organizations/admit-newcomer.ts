import type { Queryable } from '../../database/types.ts';
import {
  findOpenInvitation,
  listOrganizationsInviting,
  setInvitationEmail,
} from './invitation-repository.ts';

/** Whether an invitation is open for an address. The one of the set-up link has no address and admits any. */
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

/** Binds the invitation of the set-up link to the address that signed up with it. */
export function claimInvitation(db: Queryable, invitationId: string, email: string): Promise<void> {
  return setInvitationEmail(db, invitationId, email);
}
