import type { Queryable } from '../../database/types.ts';
import { keptIdentifier } from './kept-identifier.ts';

/** Of several links with which an account could get a new password only the newest is kept. */
export async function deleteOlderResetLinks(
  db: Queryable,
  accountId: string,
  newestToken: string,
): Promise<void> {
  await db
    .deleteFrom('verification')
    .where('value', '=', accountId)
    .where('identifier', '!=', keptIdentifier(`reset-password:${newestToken}`))
    .execute();
}
