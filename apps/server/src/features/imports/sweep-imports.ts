import type { Database } from '../../database/types.ts';
import { deleteImportsBefore } from './imported-file-repository.ts';

const retainedMs = 30 * 24 * 60 * 60_000;

export const sweepImports = ({ db }: { db: Database }): Promise<void> =>
  deleteImportsBefore(db, new Date(Date.now() - retainedMs));
