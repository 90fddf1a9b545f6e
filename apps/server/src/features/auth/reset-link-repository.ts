import type { Queryable } from '../../database/types.ts';

const prefix = 'reset-password:';

/** Of several links with which an account could get a new password only the newest is kept. */
export async function deleteOlderResetLinks(
  db: Queryable,
  accountId: string,
  newestToken: string,
): Promise<void> {
  await db
    .deleteFrom('verification')
    .where('value', '=', accountId)
    .where('identifier', 'like', `${prefix}%`)
    .where('identifier', '!=', prefix + newestToken)
    .execute();
}
