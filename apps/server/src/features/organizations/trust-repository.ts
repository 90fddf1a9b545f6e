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

/** `figureReader`: people who see figures; `planner`: people who may plan about persons. */
export async function listNamedIds(
  db: Queryable,
  organizationId: string,
  table: 'figureReader' | 'planner',
): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select('directoryUserId')
    .where('organizationId', '=', organizationId)
    .orderBy('directoryUserId')
    .execute();
  return rows.map(({ directoryUserId }) => directoryUserId);
}

export async function updateTrust(
  tx: Queryable,
  organizationId: string,
  { figureReaderIds, plannerIds, ...columns }: TrustRules,
): Promise<void> {
  await tx
    .updateTable('organizationSettings')
    .set(columns)
    .where('organizationId', '=', organizationId)
    .execute();
  const named = { figureReader: figureReaderIds, planner: plannerIds } as const;
  for (const table of ['figureReader', 'planner'] as const) {
    await tx.deleteFrom(table).where('organizationId', '=', organizationId).execute();
    const rows = named[table].map((directoryUserId) => ({ organizationId, directoryUserId }));
    await insertRows(tx, { [table]: rows });
  }
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
