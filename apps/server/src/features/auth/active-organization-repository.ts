import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

/** Where a person starts after signing in: the organization they used last, else the one they joined last. */
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

/** Notes that a person has opened one of their organizations. */
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
