import { randomBytes } from 'node:crypto';
import { invitationDays } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import { findOrganizationName } from '../../ground/organization-name-repository.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import { dropMailsTo } from '../mail/drop-mails.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { invitationMail } from '../mail/templates/invitation-mail.ts';
import { recordInvitation } from '../users/update-directory.ts';
import { cancelInvitations, hasOpenInvitation, insertInvitation } from './invitation-repository.ts';

type Services = { queue: JobQueue; publicUrl: string };

/** Invites a person by mail as a member. Returns false if there is already an open invitation. */
export async function inviteForDirectory(
  tx: Queryable,
  { queue, publicUrl }: Services,
  organizationId: string,
  email: string,
): Promise<boolean> {
  if (await hasOpenInvitation(tx, organizationId, email)) return false;
  const id = randomBytes(24).toString('base64url');
  const lasts = invitationDays * 24 * 60 * 60 * 1000;
  await insertInvitation(tx, {
    id,
    organizationId,
    email: email.toLowerCase(),
    role: 'member',
    expiresAt: new Date(Date.now() + lasts),
  });
  await recordInvitation(tx, organizationId, email);
  const organization = await findOrganizationName(tx, organizationId);
  const inviter = `The directory of ${organization}`;
  const link = `${publicUrl}/accept-invite/${id}`;
  const mail = await invitationMail({ to: email, organization, inviter, link });
  await queueMail({ db: tx, queue }, mail, organizationId);
  return true;
}

/** Keeps a deactivated person from joining by an earlier mail, and from getting mails that wait. */
export async function cancelInvitationsOf(
  tx: Queryable,
  organizationId: string,
  email: string,
): Promise<void> {
  await cancelInvitations(tx, organizationId, email);
  await dropMailsTo(tx, organizationId, email);
}
