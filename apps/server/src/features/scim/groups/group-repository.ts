import { sql } from 'kysely';
import { deleteRows, listColumn } from '../../../database/matching-rows.ts';
import { valuesOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import { isUuid } from '../../../database/uuid.ts';
import type { Filter } from '../filter.ts';

export type GroupFilter = Filter<'id' | 'displayName' | 'externalId' | 'member'>;

const groupsOf = (db: Queryable, organizationId: string, withMembers: boolean) =>
  db
    .selectFrom('scimGroup')
    .select(['scimGroup.id', 'scimGroup.displayName', 'externalId', 'createdAt', 'changedAt'])
    .select((row) =>
      row
        .selectFrom('scimGroupMember')
        .innerJoin('scimUser', 'scimUser.directoryUserId', 'scimGroupMember.directoryUserId')
        .select(
          sql<{ value: string; display: string }[]>`coalesce(
            jsonb_agg(jsonb_build_object('value', "scimUser"."directoryUserId",
              'display', "scimUser"."userName") order by "scimUser"."directoryUserId"), '[]')`.as(
            'members',
          ),
        )
        .whereRef('scimGroupMember.groupId', '=', 'scimGroup.id')
        .where(sql<boolean>`${withMembers}`)
        .$asScalar()
        .$notNull()
        .as('members'),
    )
    .where('scimGroup.organizationId', '=', organizationId);
export type GroupRow = Awaited<ReturnType<typeof listGroups>>[number];

export function findGroup(db: Queryable, organizationId: string, id: string, withMembers: boolean) {
  if (!isUuid(id)) return undefined;
  return groupsOf(db, organizationId, withMembers)
    .where('scimGroup.id', '=', id)
    .executeTakeFirst();
}

function narrowed(organizationId: string, wanted: GroupFilter) {
  const { id, displayName, externalId, member } = wanted;
  const conditions = [
    sql`"scimGroup"."organizationId" = ${organizationId}`,
    ...(id === undefined ? [] : [sql`"scimGroup"."id"::text = ${id.toLowerCase()}`]),
    ...(displayName === undefined ? [] : [sql`lower("displayName") = lower(${displayName})`]),
    ...(externalId === undefined ? [] : [sql`"externalId" = ${externalId}`]),
    ...(member === undefined
      ? []
      : [
          sql`exists (select from "scimGroupMember" where "groupId" = "scimGroup"."id"
            and "directoryUserId"::text = ${member.toLowerCase()})`,
        ]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

export function listGroups(
  db: Queryable,
  organizationId: string,
  wanted: GroupFilter,
  { offset, limit, withMembers }: { offset: number; limit: number; withMembers: boolean },
) {
  return groupsOf(db, organizationId, withMembers)
    .where(narrowed(organizationId, wanted))
    .orderBy('createdAt')
    .orderBy('scimGroup.id')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function countGroups(
  db: Queryable,
  organizationId: string,
  wanted: GroupFilter,
): Promise<number> {
  const { total } = await db
    .selectFrom('scimGroup')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(narrowed(organizationId, wanted))
    .executeTakeFirstOrThrow();
  return total;
}

export function lockGroup(tx: Queryable, organizationId: string, id: string) {
  if (!isUuid(id)) return undefined;
  return tx
    .selectFrom('scimGroup')
    .select(['id', 'displayName', 'externalId'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertGroup(
  tx: Queryable,
  group: { organizationId: string; displayName: string; externalId: string | null },
): Promise<string> {
  const row = await tx
    .insertInto('scimGroup')
    .values(group)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateGroup(
  tx: Queryable,
  organizationId: string,
  id: string,
  columns: { displayName: string; externalId: string | null },
): Promise<void> {
  await tx
    .updateTable('scimGroup')
    .set({ ...columns, changedAt: sql<Date>`now()` })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

export const deleteGroupRow = (tx: Queryable, organizationId: string, id: string) =>
  deleteRows(tx, 'scimGroup', { organizationId, id });

export const listMemberIds = (tx: Queryable, organizationId: string, groupId: string) =>
  listColumn(tx, 'scimGroupMember', 'directoryUserId', { organizationId, groupId });

/** Returns the ids of the people who were not members before. */
export const insertMembers = (
  tx: Queryable,
  organizationId: string,
  groupId: string,
  ids: readonly string[],
) => valuesOf<string>(tx)`
    insert into "scimGroupMember" ("organizationId", "groupId", "directoryUserId")
    select ${organizationId}, ${groupId}::uuid, "directoryUserId" from "scimUser"
    where "organizationId" = ${organizationId} and "deletedAt" is null
      and "directoryUserId" = any (${ids}::uuid[])
    on conflict do nothing returning "directoryUserId" as "id"`;

/** The number of these people that the directory manages. */
export async function countManaged(
  tx: Queryable,
  organizationId: string,
  ids: readonly string[],
): Promise<number> {
  const { count } = await tx
    .selectFrom('scimUser')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('organizationId', '=', organizationId)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`"directoryUserId" = any (${ids}::uuid[])`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Removes these members of a group, or all except these. Returns the ids of the removed people. */
export async function deleteMembers(
  tx: Queryable,
  organizationId: string,
  groupId: string,
  which: { only: readonly string[] } | { allBut: readonly string[] },
): Promise<string[]> {
  const condition =
    'only' in which
      ? sql<boolean>`"directoryUserId" = any (${which.only}::uuid[])`
      : sql<boolean>`"directoryUserId" <> all (${which.allBut}::uuid[])`;
  const rows = await tx
    .deleteFrom('scimGroupMember')
    .where('organizationId', '=', organizationId)
    .where('groupId', '=', groupId)
    .where(condition)
    .returning('directoryUserId')
    .execute();
  return rows.map(({ directoryUserId }) => directoryUserId);
}

export const leaveGroups = (tx: Queryable, organizationId: string, directoryUserId: string) =>
  deleteRows(tx, 'scimGroupMember', { organizationId, directoryUserId });
