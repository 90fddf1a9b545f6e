import type { Database } from '../../database/types.ts';
import type { Logger } from '../../platform/logger.ts';
import { deleteUnnamedFiles } from './file-repository.ts';
import { deleteUnnamedPieces } from './piece-repository.ts';

/** No upload takes as long. */
const uploadMsMax = 60 * 60_000;

/**
 * Deletes files that no meeting came to name, and pieces that no transcript did. What may still be under way stays:
 * files for an hour, unless nobody else works on the database, and pieces for as long as their meeting is read.
 */
export async function sweepContent(
  { db, log }: { db: Database; log: Logger },
  olderThanMs = uploadMsMax,
): Promise<void> {
  const files = await deleteUnnamedFiles(db, new Date(Date.now() - olderThanMs));
  const pieces = await deleteUnnamedPieces(db);
  if (files + pieces > 0) log.info({ files, pieces }, 'swept what was left behind');
}
