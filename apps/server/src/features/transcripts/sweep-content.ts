import type { Database } from '../../database/types.ts';
import { deleteUnreadableActions } from '../../ground/action/unreadable-actions-repository.ts';
import type { Logger } from '../../platform/logger.ts';
import { deleteUnattachedFiles } from './file-repository.ts';
import { deleteUnlinkedPieces } from './piece-repository.ts';

/** No upload takes longer. */
const uploadMsMax = 60 * 60_000;

/**
 * Deletes files without a meeting, pieces without a transcript, and actions that nobody can read. Spares files younger than
 * `olderThanMs` (0 if no other process uses the database) and pieces of meetings in processing.
 */
export async function sweepContent(
  { db, log }: { db: Database; log: Logger },
  olderThanMs = uploadMsMax,
): Promise<void> {
  const files = await deleteUnattachedFiles(db, new Date(Date.now() - olderThanMs));
  const pieces = await deleteUnlinkedPieces(db);
  const actions = await deleteUnreadableActions(db);
  if (files + pieces + actions > 0)
    log.info({ files, pieces, actions }, 'deleted orphaned content');
}
