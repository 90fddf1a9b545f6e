import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Database } from './types.ts';

/** Brings the schema up to date; several processes may call it at once, one does the work. */
export async function migrate(db: Database) {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'schemaMigration',
    migrationLockTableName: 'schemaMigrationLock',
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
