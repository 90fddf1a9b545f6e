import { apiKeysMax } from '@rapport/contract';
import { type Insertable, sql } from 'kysely';
import { lockUntilCommit } from '../../database/lock-until-commit.ts';
import { deleteRows } from '../../database/matching-rows.ts';
import type { Queryable, Tables } from '../../database/types.ts';
import { isUuid } from '../../database/uuid.ts';
import { shownName } from '../../ground/shown-name-repository.ts';
import { settingsColumns } from '../organizations/present-settings.ts';

export function listKeys(db: Queryable, organizationId: string) {
  return db
    .selectFrom('apiKey')
    .innerJoin('member', 'member.id', 'apiKey.memberId')
    .innerJoin('user', 'user.id', 'member.userId')
    .select(['apiKey.id', 'apiKey.name', 'apiKey.start', 'apiKey.scopes'])
    .select(['apiKey.createdAt', 'apiKey.expiresAt', 'apiKey.lastUsedAt'])
    .select('user.email')
    .select((row) =>
      row
        .selectFrom('directoryUser as person')
        .select(shownName('person').as('name'))
        .whereRef('person.organizationId', '=', 'apiKey.organizationId')
        .whereRef('person.accountId', '=', 'member.userId')
        .limit(1)
        .as('maker'),
    )
    .where('apiKey.organizationId', '=', organizationId)
    .orderBy('apiKey.createdAt', 'desc')
    .orderBy('apiKey.id')
    .execute();
}

/** Locks until the transaction ends, so that keys are counted and added one after the other. */
export async function hasRoom(tx: Queryable, organizationId: string): Promise<boolean> {
  await lockUntilCommit(tx, 'apiKeys', organizationId);
  const { count } = await tx
    .selectFrom('apiKey')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();
  return count < apiKeysMax;
}

/** Undefined if the account is no longer a member. */
export async function insertKey(
  tx: Queryable,
  { accountId, ...key }: Omit<Insertable<Tables['apiKey']>, 'memberId'> & { accountId: string },
): Promise<string | undefined> {
  const member = await tx
    .selectFrom('member')
    .select('id')
    .where('organizationId', '=', key.organizationId)
    .where('userId', '=', accountId)
    .executeTakeFirst();
  if (!member) return undefined;
  const row = await tx
    .insertInto('apiKey')
    .values({ ...key, memberId: member.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Returns the key's first characters. */
export async function deleteKey(
  tx: Queryable,
  organizationId: string,
  id: string,
): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await tx
    .deleteFrom('apiKey')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .returning('start')
    .executeTakeFirst();
  return row?.start;
}

export const deleteKeysOf = (db: Queryable, organizationId: string, memberId: string) =>
  deleteRows(db, 'apiKey', { organizationId, memberId });

/**
 * The key with the organization's settings and the current membership of the account that made it,
 * unless that account is banned.
 */
export function findKey(db: Queryable, digest: string) {
  return db
    .selectFrom('apiKey')
    .innerJoin('member', 'member.id', 'apiKey.memberId')
    .innerJoin('user', 'user.id', 'member.userId')
    .leftJoin(
      'organizationSettings',
      'organizationSettings.organizationId',
      'member.organizationId',
    )
    .select(['apiKey.id', 'apiKey.name', 'apiKey.scopes', 'apiKey.expiresAt', 'apiKey.lastUsedAt'])
    .select(['member.userId', 'member.organizationId', 'member.role'])
    .select(settingsColumns)
    .where('apiKey.digest', '=', digest)
    .where(sql<boolean>`("user"."banned" is not true or "user"."banExpires" < now())`)
    .executeTakeFirst();
}

export async function recordUse(db: Queryable, organizationId: string, id: string): Promise<void> {
  await db
    .updateTable('apiKey')
    .set({ lastUsedAt: sql<Date>`now()` })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}
