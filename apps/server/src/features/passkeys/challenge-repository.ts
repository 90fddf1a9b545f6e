import type { Queryable } from '../../database/types.ts';

/** Also deletes expired challenges. */
export async function insertChallenge(
  db: Queryable,
  row: { digest: string; accountId: string | null; expiresAt: Date },
): Promise<void> {
  await db.deleteFrom('passkeyChallenge').where('expiresAt', '<', new Date()).execute();
  await db.insertInto('passkeyChallenge').values(row).execute();
}

/**
 * Deletes and returns the challenge, so that each one works only once. Undefined if it was issued for another account
 * or purpose.
 */
export function takeChallenge(
  db: Queryable,
  digest: string,
  accountId: string | null,
): Promise<{ digest: string } | undefined> {
  return db
    .deleteFrom('passkeyChallenge')
    .where('digest', '=', digest)
    .where('accountId', accountId === null ? 'is' : '=', accountId)
    .where('expiresAt', '>', new Date())
    .returning('digest')
    .executeTakeFirst();
}
