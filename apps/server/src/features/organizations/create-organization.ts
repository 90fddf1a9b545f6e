import { randomBytes, randomUUID } from 'node:crypto';
import {
  invitationDays,
  type OrganizationRole,
  organizationSlugLengthMax,
  slugOf,
} from '@rapport/contract';
import type { Database, Queryable } from '../../database/types.ts';
import { deleteInvitationsWithoutEmail, insertInvitation } from './invitation-repository.ts';
import {
  findOrganizationBySlug,
  insertOrganizationRow,
  setOrganizationName,
} from './organization-repository.ts';

/** Length of the random suffix, including its hyphen. */
const tailLengthMax = 8;

/** Returns the id. */
export async function insertOrganization(db: Queryable, name: string): Promise<string> {
  const id = randomUUID();
  await insertOrganizationRow(db, { id, name, slug: await freeSlug(db, id, name) });
  return id;
}

export async function renameOrganization(db: Queryable, id: string, name: string): Promise<void> {
  await setOrganizationName(db, id, { name, slug: await freeSlug(db, id, name) });
}

/** If the slug is another organization's, it gets a random suffix. */
async function freeSlug(db: Queryable, id: string, name: string): Promise<string> {
  const slug = slugOf(name, organizationSlugLengthMax - tailLengthMax) || 'organization';
  const holder = await findOrganizationBySlug(db, slug);
  return holder && holder.id !== id ? `${slug}-${randomBytes(3).toString('hex')}` : slug;
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
