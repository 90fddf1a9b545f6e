import type { GroupRule } from '@rapport/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';
import { accountName } from '../../../ground/shown-name-repository.ts';

/** The connection, with the number of active people and of groups that the directory has sent. */
export function findConnection(db: Queryable, organizationId: string) {
  return db
    .selectFrom('scimConnection')
    .select(['tokenEnd', 'createdAt', 'groupsBecome', 'lastUsedAt'])
    .select(accountName('scimConnection.createdBy', 'scimConnection.organizationId').as('maker'))
    .select((row) => [
      row
        .selectFrom('scimUser')
        .select(sql<number>`count(*)::int`.as('people'))
        .whereRef('scimUser.organizationId', '=', 'scimConnection.organizationId')
        .where('isActive', '=', true)
        .$asScalar()
        .as('people'),
      row
        .selectFrom('scimGroup')
        .select(sql<number>`count(*)::int`.as('groups'))
        .whereRef('scimGroup.organizationId', '=', 'scimConnection.organizationId')
        .$asScalar()
        .as('groups'),
    ])
    .where('scimConnection.organizationId', '=', organizationId)
    .executeTakeFirst();
}

/** Returns whether this replaced an earlier token, which no longer works. */
export async function saveToken(
  tx: Queryable,
  connection: {
    organizationId: string;
    digest: string;
    tokenEnd: string;
    createdBy: string;
    isMadeByOwner: boolean;
    groupsBecome: GroupRule;
  },
): Promise<boolean> {
  const { groupsBecome: _, organizationId: __, ...token } = connection;
  const row = await tx
    .insertInto('scimConnection')
    .values(connection)
    .onConflict((conflict) =>
      conflict
        .column('organizationId')
        .doUpdateSet({ ...token, createdAt: sql<Date>`now()`, lastUsedAt: null }),
    )
    .returning(sql<boolean>`xmax <> 0`.as('isReplaced'))
    .executeTakeFirstOrThrow();
  return row.isReplaced;
}

/** Locks the rule until the transaction ends. Undefined without a connection. */
export async function lockRule(
  tx: Queryable,
  organizationId: string,
): Promise<GroupRule | undefined> {
  const row = await tx
    .selectFrom('scimConnection')
    .select('groupsBecome')
    .where('organizationId', '=', organizationId)
    .forUpdate()
    .executeTakeFirst();
  return row?.groupsBecome;
}

export async function setRule(
  tx: Queryable,
  organizationId: string,
  groupsBecome: GroupRule,
): Promise<void> {
  await tx
    .updateTable('scimConnection')
    .set({ groupsBecome })
    .where('organizationId', '=', organizationId)
    .execute();
}

/** Also releases the people and groups of the directory. Returns whether there was a connection. */
export async function deleteConnection(tx: Queryable, organizationId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('scimConnection')
    .where('organizationId', '=', organizationId)
    .returning('organizationId')
    .executeTakeFirst();
  return row !== undefined;
}

export function findConnectionOfToken(db: Queryable, digest: string) {
  return db
    .selectFrom('scimConnection')
    .select(['organizationId', 'isMadeByOwner', 'lastUsedAt'])
    .where('digest', '=', digest)
    .executeTakeFirst();
}

export async function recordUse(db: Queryable, organizationId: string): Promise<void> {
  await db
    .updateTable('scimConnection')
    .set({ lastUsedAt: sql<Date>`now()` })
    .where('organizationId', '=', organizationId)
    .execute();
}
