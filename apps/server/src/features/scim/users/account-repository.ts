import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';

/** Locks the account with this address; `memberId` is its membership of the organization. */
export async function lockAccount(tx: Queryable, organizationId: string, email: string) {
  return tx
    .selectFrom('user')
    .leftJoin('member', (join) =>
      join.onRef('member.userId', '=', 'user.id').on('member.organizationId', '=', organizationId),
    )
    .select(['user.id', 'member.id as memberId'])
    .where('user.email', '=', email.toLowerCase())
    .forUpdate('user')
    .executeTakeFirst();
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
      ...{ id: randomUUID(), organizationId, userId: accountId, role: 'member' },
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
}
