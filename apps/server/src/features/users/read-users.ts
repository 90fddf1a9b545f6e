import type {
  OrganizationUser,
  OrganizationUserList,
  OrganizationUserQuery,
} from '@rapport/contract';
import type { Database, Queryable } from '../../database/types.ts';
import { notFound } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { requireProfileAccess } from './policy.ts';
import { presentUser } from './present-user.ts';
import { findOrganizationUser, listOrganizationUsers, listSynced } from './user-repository.ts';

export async function getUsers(
  db: Database,
  member: Member,
  { page, limit, q, status }: OrganizationUserQuery,
): Promise<OrganizationUserList> {
  const { users, total } = await listOrganizationUsers(db, member.organizationId, {
    limit,
    offset: (page - 1) * limit,
    search: q?.trim(),
    status,
  });
  return { users: users.map((row) => presentUser(row, member)), total };
}

export async function getUser(db: Database, member: Member, id: string): Promise<OrganizationUser> {
  const row = await findOrganizationUser(db, member.organizationId, id);
  // Checked before the 404, so that members cannot find out which ids exist.
  requireProfileAccess(member, { accountId: row?.existingAccountId ?? null });
  if (!row) throw notFound('User');
  return { ...presentUser(row, member), ...(row.picture && { picture: row.picture }) };
}

/** Whom an organization could invite: people of the directory with the status 'Synced'. */
export function findPeopleToInvite(
  db: Queryable,
  organizationId: string,
  page: { limit: number; search: string | undefined },
) {
  return listSynced(db, organizationId, page);
}
