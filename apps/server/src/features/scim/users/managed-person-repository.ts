import { type Insertable, sql, type UpdateObject } from 'kysely';
import type { Queryable, Tables } from '../../../database/types.ts';
import { isUuid } from '../../../database/uuid.ts';
import type { Filter } from '../filter.ts';

const managedPeople = (db: Queryable, organizationId: string) =>
  db
    .selectFrom('scimUser')
    .innerJoin('directoryUser', 'directoryUser.id', 'scimUser.directoryUserId')
    .select(['directoryUser.id', 'directoryUser.email', 'firstName', 'lastName', 'title'])
    .select(['externalId', 'userName', 'displayName', 'scimUser.department', 'manager'])
    .select(['isActive', 'madeAccountId', 'heldAccountId', 'scimUser.createdAt', 'changedAt'])
    .where('scimUser.organizationId', '=', organizationId)
    .where('deletedAt', 'is', null);
export type ManagedPerson = Awaited<ReturnType<typeof listPeople>>[number];

const withGroups = (db: Queryable, organizationId: string) =>
  managedPeople(db, organizationId).select((row) =>
    row
      .selectFrom('scimGroupMember')
      .innerJoin('scimGroup', 'scimGroup.id', 'scimGroupMember.groupId')
      .select(
        sql<{ value: string; display: string }[]>`coalesce(
          jsonb_agg(jsonb_build_object('value', "scimGroup"."id", 'display', "scimGroup"."displayName")
            order by lower("scimGroup"."displayName")), '[]')`.as('groups'),
      )
      .whereRef('scimGroupMember.directoryUserId', '=', 'scimUser.directoryUserId')
      .$asScalar()
      .$notNull()
      .as('groups'),
  );

export function findPerson(db: Queryable, organizationId: string, id: string) {
  if (!isUuid(id)) return undefined;
  return withGroups(db, organizationId).where('directoryUserId', '=', id).executeTakeFirst();
}

/** Locks the person until the transaction ends. */
export function lockPerson(tx: Queryable, organizationId: string, id: string) {
  if (!isUuid(id)) return undefined;
  return managedPeople(tx, organizationId)
    .where('directoryUserId', '=', id)
    .forUpdate(['scimUser', 'directoryUser'])
    .executeTakeFirst();
}

export type PersonFilter = Filter<'id' | 'userName' | 'externalId' | 'email' | 'active'>;

function narrowed(organizationId: string, wanted: PersonFilter) {
  const { id, userName, externalId, email, active } = wanted;
  const conditions = [
    sql`"scimUser"."organizationId" = ${organizationId} and "deletedAt" is null`,
    ...(id === undefined ? [] : [sql`"directoryUserId"::text = ${id.toLowerCase()}`]),
    ...(userName === undefined ? [] : [sql`lower("userName") = lower(${userName})`]),
    ...(externalId === undefined ? [] : [sql`"externalId" = ${externalId}`]),
    ...(email === undefined ? [] : [sql`lower("email") = lower(${email})`]),
    ...(active === undefined ? [] : [sql`"isActive" = ${active === 'true'}`]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

export function listPeople(
  db: Queryable,
  organizationId: string,
  wanted: PersonFilter,
  page: { offset: number; limit: number },
) {
  return withGroups(db, organizationId)
    .where(narrowed(organizationId, wanted))
    .orderBy('scimUser.createdAt')
    .orderBy('directoryUserId')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

export async function countPeople(
  db: Queryable,
  organizationId: string,
  wanted: PersonFilter,
): Promise<number> {
  const { total } = await db
    .selectFrom('scimUser')
    .innerJoin('directoryUser', 'directoryUser.id', 'scimUser.directoryUserId')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('scimUser.organizationId', '=', organizationId)
    .where(narrowed(organizationId, wanted))
    .executeTakeFirstOrThrow();
  return total;
}

/** Locks the person of the organization with this address, and says whether the directory manages them. */
export function lockPersonOfAddress(tx: Queryable, organizationId: string, email: string) {
  return tx
    .selectFrom('directoryUser')
    .leftJoin('scimUser', 'scimUser.directoryUserId', 'directoryUser.id')
    .select(['directoryUser.id', 'firstName', 'lastName', 'title', 'directoryUser.department'])
    .select(['externalId', 'heldAccountId', 'madeAccountId', 'deletedAt'])
    .select(sql<boolean>`"directoryUserId" is not null and "deletedAt" is null`.as('isManaged'))
    .where('directoryUser.organizationId', '=', organizationId)
    .where(sql`lower("directoryUser"."email")`, '=', email.toLowerCase())
    .forUpdate('directoryUser')
    .executeTakeFirst();
}

type Profile = Pick<
  Insertable<Tables['directoryUser']>,
  'email' | 'firstName' | 'lastName' | 'title' | 'externalId'
>;

export async function insertProfile(
  tx: Queryable,
  organizationId: string,
  { department, ...profile }: Profile & { department: string | null },
): Promise<string> {
  const row = await tx
    .insertInto('directoryUser')
    .values({
      organizationId,
      department,
      ...profile,
      teams: [],
      syncSource: 'SCIM',
      lastSyncedAt: sql<Date>`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Does not change department and teams; see `assign`. If name or address changed, earlier meetings are searched for the
 * person.
 */
export async function updateProfile(
  tx: Queryable,
  organizationId: string,
  id: string,
  { isRenamed, ...profile }: Profile & { isRenamed: boolean },
): Promise<void> {
  await tx
    .updateTable('directoryUser')
    .set({ ...profile, syncSource: 'SCIM', lastSyncedAt: sql<Date>`now()` })
    .$if(isRenamed, (update) => update.set({ matchedAt: null }))
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/** Also restores a person that the directory had deleted. */
export async function saveManaged(
  tx: Queryable,
  row: Omit<
    Insertable<Tables['scimUser']>,
    'createdAt' | 'changedAt' | 'deletedAt' | 'heldAccountId' | 'madeAccountId'
  >,
): Promise<void> {
  const { directoryUserId: _, organizationId: __, ...columns } = row;
  await tx
    .insertInto('scimUser')
    .values({ ...row, heldAccountId: null, deletedAt: null })
    .onConflict((conflict) =>
      conflict.column('directoryUserId').doUpdateSet({
        ...columns,
        createdAt: sql<Date>`now()`,
        changedAt: sql<Date>`now()`,
        deletedAt: null,
      }),
    )
    .execute();
}

export async function updateManaged(
  tx: Queryable,
  organizationId: string,
  id: string,
  columns: UpdateObject<Tables, 'scimUser'>,
): Promise<void> {
  await tx
    .updateTable('scimUser')
    .set({ ...columns, changedAt: sql<Date>`now()` })
    .where('organizationId', '=', organizationId)
    .where('directoryUserId', '=', id)
    .execute();
}
