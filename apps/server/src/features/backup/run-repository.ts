import type { Queryable } from '../../database/types.ts';

export type BackupRun = { madeAt: Date; rows: number; bytes: number };

export async function insertBackupRun(db: Queryable, run: BackupRun): Promise<void> {
  await db.insertInto('backupRun').values(run).execute();
}

export function findLastBackupRun(db: Queryable): Promise<BackupRun | undefined> {
  return db
    .selectFrom('backupRun')
    .select(['madeAt', 'rows', 'bytes'])
    .orderBy('madeAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}
