import type { Database } from '../../database/types.ts';
import { requireMeeting } from '../../ground/meeting/require-meeting.ts';
import { listenableUntil } from '../../ground/recording/listenable-until.ts';
import { readSoundBytes } from '../../ground/recording/read-sound.ts';
import { findRecording } from '../../ground/recording/recording-repository.ts';
import { findSound } from '../../ground/recording/sound-repository.ts';
import { AppError } from '../../platform/errors.ts';
import type { PlayedBytes } from '../../platform/send-range.ts';
import type { Member } from '../../platform/session.ts';

/**
 * The sound of a meeting, to be read in ranges.
 * @throws AppError 404 if the member may not read the meeting, or its sound is not kept
 */
export async function openSound(db: Database, member: Member, id: string): Promise<PlayedBytes> {
  const meeting = await requireMeeting(db, member, id);
  const { organizationId } = member;
  const recording = await findRecording(db, organizationId, meeting.id);
  const isOpen =
    meeting.status === 'completed' &&
    recording &&
    listenableUntil(recording, member.settings.trust) !== null;
  const sound = isOpen ? await findSound(db, organizationId, meeting.id) : undefined;
  if (!sound?.mimeType)
    throw new AppError(404, 'NO_SOUND', 'The sound of this meeting is not kept.');
  return {
    size: sound.size,
    type: sound.mimeType,
    read: (range) => readSoundBytes(db, { organizationId, id: sound.id }, range),
  };
}
