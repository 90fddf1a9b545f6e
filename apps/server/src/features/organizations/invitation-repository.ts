import type { OrganizationRole } from '@rapport/contract';
import { type SqlBool, sql } from 'kysely';
import { hasRow } from '../../database/matching-rows.ts';
import type { Queryable } from '../../database/types.ts';

/** Finds an invitation by its secret id, with the organization's name. */
export function findOpenInvitation(db: Queryable, id: string) {
  return db
    .selectFrom('invitation')
    .innerJoin('organization', 'organization.id', 'invitation.organizationId')
    .select([
      'invitation.id',
      'invitation.email',
      'invitation.role',
      'invitation.organizationId',
      'organization.name as organizationName',
    ])
    .where('invitation.id', '=', id)
    .where('invitation.status', '=', 'pending')
    .where('invitation.expiresAt', '>', new Date())
    .executeTakeFirst();
}

type ManyInvitationsRow = {
  organizationId: string;
  inviterId: string;
  role: OrganizationRole;
  expiresAt: Date;
};

/** Inserts an invitation without an inviter. With an empty address, anyone may accept it. */
export async function insertInvitation(
  db: Queryable,
  invitation: {
    id: string;
    organizationId: string;
    email: string;
    role: OrganizationRole;
    expiresAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('invitation')
    .values({ ...invitation, status: 'pending', inviterId: null })
    .execute();
}

/** Only changes an invitation that has no address yet. Undefined if there is none. */
export function setInvitationEmail(db: Queryable, id: string, email: string) {
  return db
    .updateTable('invitation')
    .set({ email })
    .where('id', '=', id)
    .where('email', '=', '')
    .returning('organizationId')
    .executeTakeFirst();
}

export async function setInvitationRole(
  db: Queryable,
  organizationId: string,
  email: string,
  role: OrganizationRole,
): Promise<void> {
  await db
    .updateTable('invitation')
    .set({ role })
    .where('organizationId', '=', organizationId)
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .execute();
}

/** Returns the organization of one of the deleted invitations. */
export async function deleteInvitationsWithoutEmail(tx: Queryable): Promise<string | undefined> {
  const deleted = await tx
    .deleteFrom('invitation')
    .where('email', '=', '')
    .returning('organizationId')
    .execute();
  return deleted[0]?.organizationId;
}

export const isAccountEmail = (db: Queryable, email: string) =>
  hasRow(db, 'user', { email: email.toLowerCase() });

/** Organizations with an open invitation for an address. */
export async function listOrganizationsInviting(db: Queryable, email: string): Promise<string[]> {
  const invitations = await db
    .selectFrom('invitation')
    .select('organizationId')
    .distinct()
    .where(sql<string>`lower("email")`, '=', email.toLowerCase())
    .where('status', '=', 'pending')
    .where('expiresAt', '>', new Date())
    .execute();
  return invitations.map(({ organizationId }) => organizationId);
}

export async function hasOpenInvitation(
  tx: Queryable,
  organizationId: string,
  email: string,
): Promise<boolean> {
  const open = await tx
    .selectFrom('invitation')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where(sql<string>`lower("email")`, '=', email.toLowerCase())
    .where('status', '=', 'pending')
    .where('expiresAt', '>', new Date())
    .executeTakeFirst();
  return open !== undefined;
}

/** Other calls that invite many people wait until the transaction ends. */
export async function lockOrganization(tx: Queryable, organizationId: string): Promise<void> {
  await tx
    .selectFrom('organization')
    .select('id')
    .where('id', '=', organizationId)
    .forNoKeyUpdate()
    .execute();
}

export async function insertInvitations(
  tx: Queryable,
  { organizationId, inviterId, role, expiresAt }: ManyInvitationsRow,
  invited: readonly { id: string; email: string }[],
): Promise<void> {
  await tx
    .insertInto('invitation')
    .values(
      invited.map((one) => ({
        ...one,
        organizationId,
        inviterId,
        role,
        expiresAt,
        status: 'pending',
      })),
    )
    .execute();
}

/** Those of the addresses that belong to members; in lower case. */
export async function listMembersAmong(
  db: Queryable,
  organizationId: string,
  addresses: readonly string[],
): Promise<Set<string>> {
  const members = await db
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.userId')
    .select(sql<string>`lower("user"."email")`.as('email'))
    .where('member.organizationId', '=', organizationId)
    .where(sql<SqlBool>`lower("user"."email") = any (${addresses})`)
    .execute();
  return new Set(members.map(({ email }) => email));
}

/** Ids of the open invitations of the addresses, by address in lower case. */
export async function listInvitedAmong(
  db: Queryable,
  organizationId: string,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const open = await db
    .selectFrom('invitation')
    .select(['id', sql<string>`lower("email")`.as('email')])
    .where('organizationId', '=', organizationId)
    .where(sql<SqlBool>`lower("email") = any (${addresses})`)
    .where('status', '=', 'pending')
    .where('expiresAt', '>', new Date())
    .orderBy('expiresAt')
    .execute();
  return new Map(open.map(({ id, email }) => [email, id]));
}

export async function cancelInvitations(
  tx: Queryable,
  organizationId: string,
  email: string,
): Promise<void> {
  await tx
    .updateTable('invitation')
    .set({ status: 'canceled' })
    .where('organizationId', '=', organizationId)
    .where(sql<string>`lower("email")`, '=', email.toLowerCase())
    .where('status', '=', 'pending')
    .execute();
}
