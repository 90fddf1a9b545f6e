import type { Meeting, Queryable } from '../../database/types.ts';
import { AppError } from '../../platform/errors.ts';
import { findSound } from '../recording/sound-repository.ts';
import { hasFile } from './meeting-file-repository.ts';

/** @throws AppError 404 FILE_NOT_KEPT if the meeting's file was deleted */
export async function requireFile(
  db: Queryable,
  meeting: Pick<Meeting, 'organizationId' | 'id'>,
): Promise<void> {
  if (await hasFile(db, meeting)) return;
  if (await findSound(db, meeting.organizationId, meeting.id)) return;
  throw new AppError(
    404,
    'FILE_NOT_KEPT',
    'The file of this meeting was deleted. Upload it again.',
  );
}
