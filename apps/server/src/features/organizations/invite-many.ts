import { randomBytes } from 'node:crypto';
import {
  emailLengthMax,
  invitationDays,
  invitedAtOnceMax,
  type ManyInvitations,
  type ManyInvitationsResult,
} from '@rapport/contract';
import { z } from 'zod';
import type { Database, Queryable } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import { requirePermission } from '../../platform/require-permission.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAuditEvents } from '../audit/record-audit-event.ts';
import { queueMails } from '../mail/queue-mail.ts';
import { invitationMail } from '../mail/templates/invitation-mail.ts';
import { findPeopleToInvite } from '../users/read-users.ts';
import { recordInvitations } from '../users/update-directory.ts';
import { insertInvitations, lockOrganization } from './invitation-repository.ts';
import { readInvitationStates } from './invitation-states.ts';
import { findInviter } from './inviter-repository.ts';

export type InviteManyServices = {
  db: Database;
  queue: JobQueue;
  bus: EventBus;
  publicUrl: string;
  sendsMail: boolean;
};

const lastsMs = invitationDays * 24 * 60 * 60 * 1000;
const emailSchema = z.email().max(emailLengthMax).toLowerCase();
const emailOf = (address: string) => emailSchema.safeParse(address).data;

/**
 * Invites people, and says of each address what came of it. A repeated call finds them invited already.
 * @throws AppError 403
 */
export async function inviteMany(
  services: InviteManyServices,
  actor: Actor,
  { role, to }: ManyInvitations,
): Promise<ManyInvitationsResult> {
  requirePermission(actor, { invitation: ['create'] });
  const { db, queue, bus, sendsMail } = services;
  const { organizationId, accountId: inviterId } = actor;
  const { addresses, remaining } = await addressesOf(db, organizationId, to);
  const emails = [...new Set(addresses.map(emailOf))].filter((email) => email !== undefined);
  // Before the transaction, because composing takes milliseconds for each mail.
  const candidates = await composeFor(services, actor, emails);

  const { sent, stateOf } = await db.transaction().execute(async (tx) => {
    await lockOrganization(tx, organizationId);
    const stateOf = await readInvitationStates(tx, organizationId, emails);
    const sent = candidates.filter(({ mail }) => stateOf(mail.to) === null);
    if (sent.length === 0) return { sent, stateOf };
    await insertInvitations(
      tx,
      { organizationId, inviterId, role, expiresAt: new Date(Date.now() + lastsMs) },
      sent.map(({ id, mail }) => ({ id, email: mail.to })),
    );
    const mails = sent.map(({ mail }) => mail);
    await recordInvitations(
      tx,
      organizationId,
      mails.map((mail) => mail.to),
    );
    await queueMails(tx, queue, mails, organizationId);
    await recordAuditEvents(
      tx,
      actor,
      mails.map((mail) => ({ action: 'invitation-sent', targetEmail: mail.to, detail: role })),
    );
    return { sent, stateOf };
  });
  if (sent.length > 0)
    await bus.publish({ name: 'organization-people-updated', payload: { organizationId } });

  const sentTo = new Map(sent.map(({ id, mail }) => [mail.to, id]));
  const results = addresses.map((address) => {
    const email = emailOf(address);
    const invitationId = email && sentTo.get(email);
    if (invitationId) return { address, outcome: 'sent' as const, invitationId };
    const state = email && stateOf(email);
    return { address, ...(state || { outcome: 'invalid' as const, invitationId: null }) };
  });
  return { results, remaining, sendsMail };
}

async function addressesOf(db: Queryable, organizationId: string, to: ManyInvitations['to']) {
  if ('addresses' in to) return { addresses: to.addresses, remaining: 0 };
  const { addresses, total } = await findPeopleToInvite(db, organizationId, {
    limit: invitedAtOnceMax,
    search: to.synced.q,
  });
  return { addresses, remaining: total - addresses.length };
}

/** A mail with the id of a new invitation for each address that can be invited. */
async function composeFor(
  { db, publicUrl }: InviteManyServices,
  { organizationId, accountId }: Actor,
  emails: readonly string[],
) {
  const stateOf = await readInvitationStates(db, organizationId, emails);
  const { organization, inviter } = await findInviter(db, organizationId, accountId);
  return Promise.all(
    emails
      .filter((email) => stateOf(email) === null)
      .map(async (to) => {
        const id = randomBytes(24).toString('base64url');
        const link = `${publicUrl}/accept-invite/${id}`;
        return { id, mail: await invitationMail({ to, organization, inviter, link }) };
      }),
  );
}
