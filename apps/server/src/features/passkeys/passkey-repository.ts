import { type Insertable, sql } from 'kysely';
import type { Queryable, Tables } from '../../database/types.ts';
import { isUuid } from '../../database/uuid.ts';

export function listPasskeys(db: Queryable, accountId: string) {
  return db
    .selectFrom('passkey')
    .select(['id', 'name', 'credentialId', 'transports', 'createdAt', 'lastUsedAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Whether any account has a passkey. */
export async function isAnyPasskey(db: Queryable): Promise<boolean> {
  const found = await db.selectFrom('passkey').select('id').limit(1).executeTakeFirst();
  return found !== undefined;
}

export function findPerson(db: Queryable, accountId: string) {
  return db
    .selectFrom('user')
    .select(['id as accountId', 'email', 'name'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** Makes other changes to the account's passkeys wait until the transaction ends. */
export async function lockAccount(tx: Queryable, accountId: string): Promise<void> {
  await tx.selectFrom('user').select('id').where('id', '=', accountId).forUpdate().execute();
}

/** False if the credential was added already. */
export async function insertPasskey(
  tx: Queryable,
  row: Insertable<Tables['passkey']>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('passkey')
    .values(row)
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function findPasskey(db: Queryable, credentialId: string) {
  return (
    db
      .selectFrom('passkey')
      .select(['id', 'accountId', 'credentialId', 'publicKey', 'transports'])
      // A 32-bit number stored as bigint, which drivers return as text.
      .select(sql<number>`"counter"::float8`.as('counter'))
      .where('credentialId', '=', credentialId)
      .executeTakeFirst()
  );
}

/** False if the passkey was removed, or used by another sign-in, since it was read. */
export async function recordUse(
  db: Queryable,
  { id, counter }: { id: string; counter: number },
  newCounter: number,
): Promise<boolean> {
  const updated = await db
    .updateTable('passkey')
    .set({ counter: newCounter, lastUsedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

export async function renamePasskeyRow(
  tx: Queryable,
  accountId: string,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const renamed = await tx
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return renamed !== undefined;
}

/** Also deletes the sessions that the passkey opened, except one, which then counts as opened by a password. */
export async function deletePasskeyRow(
  tx: Queryable,
  accountId: string,
  { id, keptSessionId }: { id: string; keptSessionId: string },
): Promise<boolean> {
  if (!isUuid(id)) return false;
  await tx
    .deleteFrom('session')
    .where('passkeyId', '=', id)
    .where('userId', '=', accountId)
    .where('id', '!=', keptSessionId)
    .execute();
  const deleted = await tx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
