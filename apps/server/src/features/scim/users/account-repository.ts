import { randomUUID } from 'node:crypto';
import type { OrganizationRole } from '@rapport/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';

/**
 * Locks the account with this address; `memberId` is its membership of the organization. An administrator helps to run
 * the installation.
 */
export async function lockAccount(tx: Queryable, organizationId: string, email: string) {
  return tx
    .selectFrom('user')
    .leftJoin('member', (join) =>
      join.onRef('member.userId', '=', 'user.id').on('member.organizationId', '=', organizationId),
    )
    .select(['user.id', 'member.id as memberId'])
    .select(sql<boolean>`coalesce("user"."role", 'user') <> 'user'`.as('isAdministrator'))
    .where('user.email', '=', email.toLowerCase())
    .forUpdate('user')
    .executeTakeFirst();
}

/** Locks the membership until the transaction ends, so that the role cannot change meanwhile. */
export async function lockRole(
  tx: Queryable,
  organizationId: string,
  accountId: string,
): Promise<OrganizationRole | undefined> {
  const member = await tx
    .selectFrom('member')
    .select('role')
    .where('organizationId', '=', organizationId)
    .where('userId', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return member?.role;
}

/**
 * Creates an account without a password. Its name is the address, so that the directory's name is shown. Undefined if
 * the address was taken in the meantime.
 */
export async function insertAccount(tx: Queryable, address: string): Promise<string | undefined> {
  const email = address.toLowerCase();
  const row = await tx
    .insertInto('user')
    .values({ id: randomUUID(), name: email, email, emailVerified: false, image: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function insertMember(
  tx: Queryable,
  organizationId: string,
  accountId: string,
): Promise<void> {
  await tx
    .insertInto('member')
    .values({
      id: randomUUID(),
      organizationId,
      userId: accountId,
      role: 'member',
      createdAt: new Date(),
    })
    .execute();
}

export async function linkProfile(
  tx: Queryable,
  organizationId: string,
  directoryUserId: string,
  accountId: string,
): Promise<void> {
  await tx
    .updateTable('directoryUser')
    .set({ accountId, activatedAt: sql<Date>`coalesce("activatedAt", now())` })
    .where('organizationId', '=', organizationId)
    .where('id', '=', directoryUserId)
    .execute();
}

/**
 * Also deletes the API keys and notifications of the membership. Returns false for the owner: the member may have
 * become the owner in the meantime.
 */
export async function deleteMember(
  tx: Queryable,
  organizationId: string,
  accountId: string,
): Promise<boolean> {
  const member = await tx
    .deleteFrom('member')
    .where('organizationId', '=', organizationId)
    .where('userId', '=', accountId)
    .where('role', '!=', 'owner')
    .returning('id')
    .executeTakeFirst();
  if (!member) return false;
  await tx
    .deleteFrom('teamMember')
    .where('userId', '=', accountId)
    .where(
      sql<boolean>`"teamId" = any (array(
        select "id" from "team" where "organizationId" = ${organizationId}))`,
    )
    .execute();
  await tx
    .deleteFrom('session')
    .where('userId', '=', accountId)
    .where((where) =>
      where.or([
        where('activeOrganizationId', '=', organizationId),
        where.not(
          where.exists(
            where.selectFrom('member').select('member.id').where('member.userId', '=', accountId),
          ),
        ),
      ]),
    )
    .execute();
  return true;
}

export async function isMemberElsewhere(
  tx: Queryable,
  organizationId: string,
  accountId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('member')
    .select('id')
    .where('userId', '=', accountId)
    .where('organizationId', '!=', organizationId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Also ends reset links and sign-ins that wait for their second step, which belong to the former address. */
export async function changeAddress(
  tx: Queryable,
  accountId: string,
  email: string,
): Promise<void> {
  await tx
    .updateTable('user')
    .set({ email: email.toLowerCase(), emailVerified: false })
    .where('id', '=', accountId)
    .execute();
  await tx.deleteFrom('verification').where('value', '=', accountId).execute();
}
