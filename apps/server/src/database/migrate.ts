import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import { NewerDatabaseError } from './newer-database-error.ts';
import { valuesOf } from './rows-of.ts';
import type { Queryable } from './types.ts';

const latestVersion = Object.keys(migrations).sort().at(-1);

function createMigrator(db: Queryable) {
  return new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'schemaMigration',
    migrationLockTableName: 'schemaMigrationLock',
  });
}

/** Migrates to the latest version. Safe to call from several processes at once. */
export async function migrate(
  db: Queryable,
  onBegin: (from: string | undefined) => void = () => {},
): Promise<void> {
  const version = await schemaVersion(db);
  // Kysely would read the whole catalog first, which takes a third of a second.
  if (version === latestVersion) return;
  onBegin(version);
  const { error } = await createMigrator(db).migrateToLatest();
  if (error) throw error;
}

/** Whether this version of Rapport has the migration. */
export const isKnownSchema = (version: string) => Object.hasOwn(migrations, version);

/** The name of the latest applied migration; undefined for a database without migrations. */
export async function schemaVersion(db: Queryable): Promise<string | undefined> {
  return (await listApplied(db)).at(-1);
}

/** @throws NewerDatabaseError if a migration was applied that this version does not have */
export async function refuseNewer(db: Queryable): Promise<void> {
  const unknown = (await listApplied(db)).find((name) => !isKnownSchema(name));
  if (unknown) throw new NewerDatabaseError(`unknown migration ${unknown}`);
}

async function listApplied(db: Queryable): Promise<string[]> {
  const exists = await sql<{ exists: boolean }>`
    select to_regclass('"schemaMigration"') is not null as "exists"`.execute(db);
  if (!exists.rows[0]?.exists) return [];
  return valuesOf<string>(db)`
    select "name" from "schemaMigration" order by "name" collate "C"`;
}

/** Migrates an empty database up to a version, for tests. */
export async function migrateTo(db: Queryable, version: string): Promise<void> {
  const { error } = await createMigrator(db).migrateTo(version);
  if (error) throw error;
}
