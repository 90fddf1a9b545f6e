import type { Queryable } from '../../database/types.ts';
import { findLastBackupRun } from './run-repository.ts';

/** When everything was last backed up; null where it never was. */
export async function findLastBackup(db: Queryable) {
  const run = await findLastBackupRun(db);
  return run ? { ...run, madeAt: run.madeAt.toISOString() } : null;
}
