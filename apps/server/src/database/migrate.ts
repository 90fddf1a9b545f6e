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

/** Gives an empty database the schema that it had at that version. */
export async function migrateTo(db: Queryable, version: string): Promise<void> {
  const { error } = await createMigrator(db).migrateTo(version);
  if (error) throw error;
}
