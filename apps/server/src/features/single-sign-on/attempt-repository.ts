import type { Insertable, Selectable } from 'kysely';
import type { Queryable, Tables } from '../../database/types.ts';

export type Attempt = Selectable<Tables['singleSignOnAttempt']>;

/** Also deletes expired attempts. */
export async function insertAttempt(
  db: Queryable,
  row: Omit<Insertable<Tables['singleSignOnAttempt']>, 'answer' | 'codeDigest'>,
): Promise<void> {
  await db.deleteFrom('singleSignOnAttempt').where('expiresAt', '<', new Date()).execute();
  await db
    .insertInto('singleSignOnAttempt')
    .values({ ...row, answer: null, codeDigest: null })
    .execute();
}

/** Deletes and returns the attempt, so that each state works only once. */
export function takeAttempt(db: Queryable, stateDigest: string): Promise<Attempt | undefined> {
  return db
    .deleteFrom('singleSignOnAttempt')
    .where('stateDigest', '=', stateDigest)
    .where('expiresAt', '>', new Date())
    .returningAll()
    .executeTakeFirst();
}

export function findAttempt(db: Queryable, stateDigest: string): Promise<Attempt | undefined> {
  return db
    .selectFrom('singleSignOnAttempt')
    .selectAll()
    .where('stateDigest', '=', stateDigest)
    .where('expiresAt', '>', new Date())
    .executeTakeFirst();
}

/** Stores the first answer; returns false for any further one. */
export async function storeAnswer(
  db: Queryable,
  stateDigest: string,
  columns: { answer: string; codeDigest: string },
): Promise<boolean> {
  const kept = await db
    .updateTable('singleSignOnAttempt')
    .set(columns)
    .where('stateDigest', '=', stateDigest)
    .where('answer', 'is', null)
    .returning('stateDigest')
    .executeTakeFirst();
  return kept !== undefined;
}
