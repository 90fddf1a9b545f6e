import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Queryable } from './types.ts';

function createMigrator(db: Queryable) {
  return new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'schemaMigration',
    migrationLockTableName: 'schemaMigrationLock',
  });
}

/** Brings the schema up to date; several processes may call it at once, one does the work. */
export async function migrate(db: Queryable): Promise<void> {
  const { error } = await createMigrator(db).migrateToLatest();
  if (error) throw error;
}

/** Whether a schema of that version is known: one of this Rapport or of an earlier one. */
export const isKnownSchema = (version: string) => Object.hasOwn(migrations, version);

/** The last change of the schema that a database has had; undefined where Rapport has never been. */
export async function schemaVersion(db: Queryable): Promise<string | undefined> {
  const exists = await sql<{ exists: boolean }>`
    select to_regclass('"schemaMigration"') is not null as "exists"`.execute(db);
  if (!exists.rows[0]?.exists) return undefined;
  const { rows } = await sql<{ name: string }>`
    select "name" from "schemaMigration" order by "name" desc limit 1`.execute(db);
  return rows[0]?.name;
}

/** Gives an empty database the schema that it had at that version. */
export async function migrateTo(db: Queryable, version: string): Promise<void> {
  const { error } = await createMigrator(db).migrateTo(version);
  if (error) throw error;
}
