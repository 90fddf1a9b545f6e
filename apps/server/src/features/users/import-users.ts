import type { ImportResult } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { upsertDirectoryUsers } from './directory-user-repository.ts';
import { readDirectoryFile } from './read-directory-file.ts';

/** Takes a CSV file of people into the organization's directory: all usable rows of it, or none. */
export async function importUsers(
  db: Database,
  organizationId: string,
  file: Uint8Array,
): Promise<ImportResult> {
  const { entries, skipped } = await readDirectoryFile(file);
  const { created, updated } = await upsertDirectoryUsers(db, organizationId, entries);
  return { created, updated, skipped };
}
