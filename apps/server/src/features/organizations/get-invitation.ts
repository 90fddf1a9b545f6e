import type { InvitationDetails } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../platform/errors.ts';
import { findOpenInvitation, isAccountEmail } from './invitation-repository.ts';

/** The same answer for expired, cancelled, used and unknown invitations. */
export const invitationNotFound = () =>
  new AppError(404, 'INVITATION_NOT_FOUND', 'The invitation may be expired or invalid.');

export async function getInvitation(db: Database, id: string): Promise<InvitationDetails> {
  const invitation = await findOpenInvitation(db, id);
  if (!invitation) throw invitationNotFound();
  const { email, role, organizationName } = invitation;
  return {
    id,
    email: email || null,
    isRapportUser: email !== '' && (await isAccountEmail(db, email)),
    organizationName,
    role,
  };
}
