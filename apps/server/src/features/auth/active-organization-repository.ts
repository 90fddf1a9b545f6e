import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { isClosedUnless } from '../../ground/account/password-off-repository.ts';

/** Of those that the session can open, the organization used last, else the one joined last. */
export async function chooseActiveOrganization(
  db: Queryable,
  accountId: string,
  singleSignOnId: unknown,
): Promise<string | null> {
  const member = await db
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.userId')
    .select('member.organizationId')
    .where('member.userId', '=', accountId)
    .orderBy(isClosedUnless(sql`${singleSignOnId ?? null}::uuid`))
    .orderBy('lastUsedAt', (order) => order.desc().nullsLast())
    .orderBy('member.createdAt', 'desc')
    .orderBy('member.id')
    .limit(1)
    .executeTakeFirst();
  return member?.organizationId ?? null;
}

export async function recordUse(
  db: Queryable,
  accountId: string,
  organizationId: string,
): Promise<void> {
  await db
    .updateTable('member')
    .set({ lastUsedAt: sql<Date>`clock_timestamp()` })
    .where('userId', '=', accountId)
    .where('organizationId', '=', organizationId)
    .execute();
}
