import { deleteRows } from '../../database/matching-rows.ts';
import type { Queryable } from '../../database/types.ts';
import { storedIdentifier, storedIdentifiersOf } from './stored-identifier.ts';

export async function deleteOlderResetLinks(
  db: Queryable,
  accountId: string,
  newestToken: string,
): Promise<void> {
  await db
    .deleteFrom('verification')
    .where('value', '=', accountId)
    .where('identifier', 'like', storedIdentifiersOf('reset-password'))
    .where('identifier', '!=', storedIdentifier(`reset-password:${newestToken}`))
    .execute();
}

/** Deletes reset links, and sign-ins that wait for their second step. */
export const deleteOpenVerifications = (db: Queryable, accountId: string) =>
  deleteRows(db, 'verification', { value: accountId });
