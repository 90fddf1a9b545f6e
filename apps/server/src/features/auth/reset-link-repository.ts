import type { Queryable } from '../../database/types.ts';
import { keptIdentifier, keptIdentifiersOf } from './kept-identifier.ts';

export async function deleteOlderResetLinks(
  db: Queryable,
  accountId: string,
  newestToken: string,
): Promise<void> {
  await db
    .deleteFrom('verification')
    .where('value', '=', accountId)
    .where('identifier', 'like', keptIdentifiersOf('reset-password'))
    .where('identifier', '!=', keptIdentifier(`reset-password:${newestToken}`))
    .execute();
}

/** Deletes reset links, and sign-ins that wait for their second step. */
export async function deleteOpenVerifications(db: Queryable, accountId: string): Promise<void> {
  await db.deleteFrom('verification').where('value', '=', accountId).execute();
}
