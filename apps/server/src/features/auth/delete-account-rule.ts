import { APIError } from 'better-auth/api';
import type { Database } from '../../database/types.ts';

/** Refuses to delete the account of an organization's only owner: nobody could look after it. */
export async function refuseSoleOwner(db: Database, accountId: string) {
  const owned = await db
    .selectFrom('member')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .select('organization.name')
    .where('member.userId', '=', accountId)
    .where('member.role', '=', 'owner')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('member as other')
            .select('other.id')
            .whereRef('other.organizationId', '=', 'member.organizationId')
            .where('other.role', '=', 'owner')
            .where('other.userId', '!=', accountId),
        ),
      ),
    )
    .executeTakeFirst();
  if (!owned) return;
  throw new APIError('BAD_REQUEST', {
    code: 'SOLE_OWNER',
    message: `You are the only owner of ${owned.name}. Hand the role on first, then delete your account.`,
  });
}
