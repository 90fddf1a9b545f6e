import { randomBytes, randomUUID } from 'node:crypto';
import {
  invitationDays,
  type OrganizationRole,
  organizationSlugLengthMax,
  slugOf,
} from '@rapport/contract';
import type { Database, Queryable } from '../../database/types.ts';
import { deleteInvitationsWithoutEmail, insertInvitation } from './invitation-repository.ts';
import { findOrganizationBySlug, insertOrganizationRow } from './organization-repository.ts';

/** Length of the random suffix, including its hyphen. */
const tailLengthMax = 8;

/** Returns the id. If the slug is taken, it gets a random suffix. */
export async function insertOrganization(db: Queryable, name: string): Promise<string> {
  const id = randomUUID();
  const slug = slugOf(name, organizationSlugLengthMax - tailLengthMax) || 'organization';
  const isTaken = (await findOrganizationBySlug(db, slug)) !== undefined;
  const tail = isTaken ? `-${randomBytes(3).toString('hex')}` : '';
  await insertOrganizationRow(db, { id, name, slug: slug + tail });
  return id;
}

/** Returns the secret id. With an empty address, anyone who has the id may accept. */
export const insertOwnerInvitation = (db: Queryable, organizationId: string, email: string) =>
  insertRoleInvitation(db, organizationId, { email, role: 'owner' });

/** Invites a person who joins by a rule of the organization. */
export const insertMemberInvitation = (db: Queryable, organizationId: string, email: string) =>
  insertRoleInvitation(db, organizationId, { email, role: 'member' });

async function insertRoleInvitation(
  db: Queryable,
  organizationId: string,
  { email, role }: { email: string; role: OrganizationRole },
): Promise<string> {
  const id = randomBytes(24).toString('base64url');
  await insertInvitation(db, {
    id,
    organizationId,
    email: email.toLowerCase(),
    role,
    expiresAt: new Date(Date.now() + invitationDays * 24 * 60 * 60 * 1000),
  });
  return id;
}

/**
 * Creates the invitation to own a new installation. Replaces the one of an earlier start and keeps
 * its organization.
 */
export function replaceSetUpInvitation(db: Database, organizationName: string): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const earlier = await deleteInvitationsWithoutEmail(tx);
    const organizationId = earlier ?? (await insertOrganization(tx, organizationName));
    return insertOwnerInvitation(tx, organizationId, '');
  });
}
