import { type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

export type Outcome = { state: 'imported' } | { state: 'refused'; reason: string };

/** A file of a source. `entry` is its position in a zip, from 1, or 0 outside of zips. */
export type WatchedFile = {
  organizationId: string;
  source: string;
  name: string;
  sha256: string;
  entry: number;
};

type Row = WatchedFile & { uploadedBy: string | null };

/** A second row for the same file before it is moved makes the transaction fail. */
export async function insertImported(tx: Queryable, row: Row, meetingId: string): Promise<void> {
  await tx
    .insertInto('importedFile')
    .values({ ...row, meetingId, state: 'imported' })
    .execute();
}

/** Has no effect if there is a row for the same file that was not moved yet. */
export async function insertRefused(db: Queryable, row: Row, reason: string): Promise<void> {
  await db
    .insertInto('importedFile')
    .values({ ...row, state: 'refused', reason })
    .onConflict((conflict) =>
      conflict
        .columns(['organizationId', 'source', 'name', 'sha256', 'entry'])
        // Not a parameter, because a generic plan would not use the partial index.
        .where(sql<SqlBool>`not "isMoved"`)
        .doNothing(),
    )
    .execute();
}

const columns = ['id', 'name', 'sha256', 'entry', 'state', 'reason'] as const;

/** Files that were imported or refused and may still be in their original place. */
export function listUnmoved(db: Queryable, organizationId: string, source: string) {
  return db
    .selectFrom('importedFile')
    .select(columns)
    .where('organizationId', '=', organizationId)
    .where('source', '=', source)
    .where('isMoved', '=', false)
    .execute();
}

export function findUnmoved(db: Queryable, file: WatchedFile) {
  return db
    .selectFrom('importedFile')
    .select(columns)
    .where('organizationId', '=', file.organizationId)
    .where('source', '=', file.source)
    .where('name', '=', file.name)
    .where('sha256', '=', file.sha256)
    .where('entry', '=', file.entry)
    .where('isMoved', '=', false)
    .executeTakeFirst();
}

export type Unmoved = Awaited<ReturnType<typeof listUnmoved>>[number];

/** Clears the name of an imported file, because its meeting stores it. */
export async function markMoved(
  db: Queryable,
  organizationId: string,
  source: string,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  await db
    .updateTable('importedFile')
    .set((row) => ({
      isMoved: true,
      name: row.case().when('state', '=', 'refused').then(row.ref('name')).else(null).end(),
    }))
    .where('organizationId', '=', organizationId)
    .where('source', '=', source)
    .where('isMoved', '=', false)
    .where('name', 'in', names)
    .execute();
}

/** Spares rows of unmoved files in watched sources, because they prevent a second import. */
export async function deleteImportsBefore(db: Queryable, before: Date): Promise<void> {
  await sql`
    delete from "importedFile"
    where "at" < ${before}
      and ("isMoved" or "source" not in (select "source" from "importSource"))`.execute(db);
}
