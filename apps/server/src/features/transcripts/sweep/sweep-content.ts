import type { Database } from '../../../database/types.ts';
import { deleteUnreadableActions } from '../../../ground/action/unreadable-actions-repository.ts';
import { forgetNames, forgetTopics } from '../../../ground/planning/forgotten-topics-repository.ts';
import { deleteUnreadablePlans } from '../../../ground/planning/unreadable-plans-repository.ts';
import type { Logger } from '../../../platform/logger.ts';
import { failedSoundHours } from '../recordings/keep-sound.ts';
import {
  deleteExpiredSounds,
  deleteUnattachedSounds,
} from '../recordings/sweep-sound-repository.ts';
import { deleteUnattachedFiles } from '../upload/file-repository.ts';
import { deleteUnlinkedPieces } from '../upload/piece-repository.ts';

/** In milliseconds; no upload takes longer. */
const uploadMsMax = 60 * 60_000;
const msPerHour = 3_600_000;

/**
 * Deletes files and sound without a meeting, sound whose time is over, pieces without a transcript, and actions and plans that nobody
 * may read, and forgets topics of plans whose meetings are gone. Spares files younger than
 * `olderThanMs` (0 if no other process uses the database) and pieces of meetings being processed.
 */
export async function sweepContent(
  { db, log }: { db: Database; log: Logger },
  olderThanMs = uploadMsMax,
): Promise<void> {
  const files = await deleteUnattachedFiles(db, new Date(Date.now() - olderThanMs));
  const sounds =
    (await deleteUnattachedSounds(db, new Date(Date.now() - olderThanMs))) +
    (await deleteExpiredSounds(db, new Date(Date.now() - failedSoundHours * msPerHour)));
  const pieces = await deleteUnlinkedPieces(db);
  const actions = await deleteUnreadableActions(db);
  const plans = await deleteUnreadablePlans(db);
  const topics = (await forgetTopics(db)) + (await forgetNames(db));
  if (files + sounds + pieces + actions + plans + topics > 0)
    log.info({ files, sounds, pieces, actions, plans, topics }, 'deleted orphaned content');
}
