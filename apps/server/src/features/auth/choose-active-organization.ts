import type { Queryable } from '../../database/types.ts';

/** Where a person starts after signing in: the organization they joined last, if any. */
export async function chooseActiveOrganization(
  db: Queryable,
  accountId: string,
): Promise<string | null> {
  const member = await db
    .selectFrom('member')
    .select('organizationId')
    .where('userId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return member?.organizationId ?? null;
}
