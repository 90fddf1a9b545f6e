import type { Queryable } from '../../database/types.ts';
import { findLastBackupRun } from './run-repository.ts';

export async function findLastBackup(db: Queryable) {
  const run = await findLastBackupRun(db);
  return run ? { ...run, madeAt: run.madeAt.toISOString() } : null;
}
