import { type ImportColumn, importColumns } from '@rapport/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { contains } from '../../ground/contains-repository.ts';
import { shownName } from '../../ground/shown-name-repository.ts';

export type DirectoryEntry = {
  email: string;
  firstName: string;
  lastName: string;
  username?: string | null;
  title: string | null;
  department: string | null;
  teams: string[];
  externalId?: string | null;
};

/**
 * For known addresses, updates only the `stated` columns. Addresses must be unique in `entries`.
 */
export function upsertDirectoryUsers(
  db: Queryable,
  organizationId: string,
  entries: readonly DirectoryEntry[],
  stated: readonly ImportColumn[],
): Promise<{ created: number; updated: number }> {
  const syncSource = 'USER_UPLOAD';
  const lastSyncedAt = new Date();
  const entry = sql<
    Required<DirectoryEntry>
  >`jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)`;
  return db
    .with('written', (query) =>
      query
        .insertInto('directoryUser')
        .columns(['organizationId', 'syncSource', 'lastSyncedAt', ...importColumns])
        .expression((from) =>
          from
            .selectFrom(
              entry.as<'entry'>(
                sql`entry("email" text, "firstName" text, "lastName" text, "username" text, "title" text, "department" text, "teams" text[], "externalId" text)`,
              ),
            )
            .select([
              sql<string>`${organizationId}`.as('organizationId'),
              sql<string>`${syncSource}`.as('syncSource'),
              sql<Date>`${lastSyncedAt}::timestamptz`.as('lastSyncedAt'),
            ])
            .select(importColumns),
        )
        .onConflict((conflict) =>
          conflict.expression(sql`"organizationId", lower("email")`).doUpdateSet((row) => ({
            ...Object.fromEntries(
              stated
                .filter((column) => column !== 'email')
                .map((column) => [column, row.ref(`excluded.${column}`)]),
            ),
            syncSource,
            lastSyncedAt,
            matchedAt: null,
          })),
        )
        // xmax is 0 in an inserted row, and the locking transaction in an updated one.
        .returning(sql<boolean>`xmax = 0`.as('isNew')),
    )
    .selectFrom('written')
    .select([
      sql<number>`count(*) filter (where "isNew")::int`.as('created'),
      sql<number>`count(*) filter (where not "isNew")::int`.as('updated'),
    ])
    .executeTakeFirstOrThrow();
}

/** Departments by person id; null for people without one. */
export async function listDepartments(
  db: Queryable,
  organizationId: string,
): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ id: string; department: string | null }>`
    select "id", nullif(trim("department"), '') as "department" from "directoryUser"
    where "organizationId" = ${organizationId}`.execute(db);
  return new Map(rows.map(({ id, department }) => [id, department]));
}

const namedPeople = (db: Queryable, organizationId: string) =>
  db
    .selectFrom('directoryUser')
    .select(['id', shownName().as('name'), 'title'])
    .where('organizationId', '=', organizationId);

export function listPeopleNamed(
  db: Queryable,
  organizationId: string,
  { name, limit }: { name: string; limit: number },
) {
  return namedPeople(db, organizationId)
    .where(contains(shownName(), name))
    .orderBy(sql`lower(${shownName()})`)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Everyone in the directory, with the columns used to match speakers. */
export function listPeople(db: Queryable, organizationId: string) {
  return db
    .selectFrom('directoryUser')
    .select(['id', 'email', 'firstName', 'lastName', 'username', 'department', 'teams'])
    .where('organizationId', '=', organizationId)
    .orderBy('id')
    .execute();
}

export function listPeopleWithIds(db: Queryable, organizationId: string, ids: readonly string[]) {
  return namedPeople(db, organizationId).where('id', 'in', ids).execute();
}
