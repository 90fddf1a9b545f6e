import type { Queryable } from '../../database/types.ts';
import { keptIdentifier } from './kept-identifier.ts';

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
