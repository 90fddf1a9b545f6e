import type { ImportResult } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { type Doer, recordAct } from '../audit/record-act.ts';
import { upsertDirectoryUsers } from './directory-user-repository.ts';
import { readDirectoryFile } from './read-directory-file.ts';

/** Takes a CSV file of people into the organization's directory: all usable rows of it, or none. */
export async function importUsers(
  db: Database,
  doer: Doer & { organizationId: string },
  file: Uint8Array,
): Promise<ImportResult> {
  const { columns, entries, skipped } = await readDirectoryFile(file);
  return db.transaction().execute(async (tx) => {
    const { created, updated } = await upsertDirectoryUsers(
      tx,
      doer.organizationId,
      entries,
      columns.used,
    );
    const detail = `${created} new, ${updated} known, ${skipped.length} skipped`;
    await recordAct(tx, doer, { action: 'people-imported', detail });
    return { columns, created, updated, skipped };
  });
}
