import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

/** The organization used last, else the one joined last. */
export async function chooseActiveOrganization(
  db: Queryable,
  accountId: string,
): Promise<string | null> {
  const member = await db
    .selectFrom('member')
    .select('organizationId')
    .where('userId', '=', accountId)
    .orderBy('lastUsedAt', (order) => order.desc().nullsLast())
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return member?.organizationId ?? null;
}

export async function noteUse(
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
