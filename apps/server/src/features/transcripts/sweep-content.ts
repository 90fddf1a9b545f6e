import type { Database } from '../../database/types.ts';
import type { Logger } from '../../platform/logger.ts';
import { deleteUnattachedFiles } from './file-repository.ts';
import { deleteUnlinkedPieces } from './piece-repository.ts';

/** No upload takes longer. */
const uploadMsMax = 60 * 60_000;

/**
 * Deletes files without a meeting and pieces without a transcript. Spares files younger than
 * `olderThanMs` (0 if no other process uses the database) and pieces of meetings in processing.
 */
export async function sweepContent(
  { db, log }: { db: Database; log: Logger },
  olderThanMs = uploadMsMax,
): Promise<void> {
  const files = await deleteUnattachedFiles(db, new Date(Date.now() - olderThanMs));
  const pieces = await deleteUnlinkedPieces(db);
  if (files + pieces > 0) log.info({ files, pieces }, 'deleted orphaned content');
}
