import type { Queryable } from '../../database/types.ts';

/** The names that a mail with an invitation tells. */
export function findInviter(
  db: Queryable,
  organizationId: string,
  accountId: string,
): Promise<{ organization: string; inviter: string }> {
  return db
    .selectFrom('member')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .innerJoin('user', 'user.id', 'member.userId')
    .select(['organization.name as organization', 'user.name as inviter'])
    .where('member.organizationId', '=', organizationId)
    .where('member.userId', '=', accountId)
    .executeTakeFirstOrThrow();
}
