import type { Insertable, Selectable } from 'kysely';
import type { Queryable, Tables } from '../../database/types.ts';

export type Attempt = Selectable<Tables['singleSignOnAttempt']>;

/** Also forgets those that nobody has finished. */
export async function insertAttempt(
  db: Queryable,
  row: Insertable<Tables['singleSignOnAttempt']>,
): Promise<void> {
  await db.deleteFrom('singleSignOnAttempt').where('expiresAt', '<', new Date()).execute();
  await db.insertInto('singleSignOnAttempt').values(row).execute();
}

/** Once: of two returns with the same state, the second finds nothing. */
export function takeAttempt(db: Queryable, stateDigest: string): Promise<Attempt | undefined> {
  return db
    .deleteFrom('singleSignOnAttempt')
    .where('stateDigest', '=', stateDigest)
    .where('expiresAt', '>', new Date())
    .returningAll()
    .executeTakeFirst();
}
