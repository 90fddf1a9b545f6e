import type { TrustRules } from '@rapport/contract';
import { sql } from 'kysely';
import { insertRows } from '../../database/insert-rows.ts';
import type { Queryable } from '../../database/types.ts';

/** Locks until the transaction ends, so that a change is compared with the settings it replaces. */
export async function lockTrust(tx: Queryable, organizationId: string): Promise<void> {
  await tx
    .selectFrom('organization')
    .select('id')
    .where('id', '=', organizationId)
    .forNoKeyUpdate()
    .execute();
}

export async function listFigureReaderIds(
  db: Queryable,
  organizationId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('figureReader')
    .select('directoryUserId')
    .where('organizationId', '=', organizationId)
    .orderBy('directoryUserId')
    .execute();
  return rows.map(({ directoryUserId }) => directoryUserId);
}

export async function updateTrust(
  tx: Queryable,
  organizationId: string,
  { figureReaderIds, ...columns }: TrustRules,
): Promise<void> {
  await tx
    .updateTable('organizationSettings')
    .set(columns)
    .where('organizationId', '=', organizationId)
    .execute();
  await tx.deleteFrom('figureReader').where('organizationId', '=', organizationId).execute();
  const readers = figureReaderIds.map((directoryUserId) => ({ organizationId, directoryUserId }));
  await insertRows(tx, { figureReader: readers });
}

export async function listMemberAddresses(tx: Queryable, organizationId: string) {
  const rows = await tx
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.userId')
    .select('user.email')
    .where('member.organizationId', '=', organizationId)
    .execute();
  return rows.map(({ email }) => email);
}

/** An account that was never given a name has its address as name. */
export function findNames(
  db: Queryable,
  { organizationId, accountId }: { organizationId: string; accountId: string },
) {
  return db
    .selectFrom('organization')
    .leftJoin('user', (join) => join.on('user.id', '=', accountId))
    .select([
      'organization.name as organization',
      sql<string>`coalesce("user"."name", '')`.as('person'),
    ])
    .where('organization.id', '=', organizationId)
    .executeTakeFirstOrThrow();
}
