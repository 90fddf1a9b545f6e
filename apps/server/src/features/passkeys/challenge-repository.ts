import type { Queryable } from '../../database/types.ts';

/** Also forgets those that nobody has answered. */
export async function insertChallenge(
  db: Queryable,
  row: { digest: string; accountId: string | null; expiresAt: Date },
): Promise<void> {
  await db.deleteFrom('passkeyChallenge').where('expiresAt', '<', new Date()).execute();
  await db.insertInto('passkeyChallenge').values(row).execute();
}

/** Once: of two answers to a challenge, the second finds nothing. Undefined without one of this purpose. */
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
