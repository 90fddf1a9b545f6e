import type { Database } from '../../database/types.ts';
import { insertRecording } from '../../ground/recording/recording-repository.ts';
import { attachSound } from '../../ground/recording/sound-repository.ts';
import { writeSound } from '../../ground/recording/write-sound.ts';

type OfMeeting = { organizationId: string; meetingId: string };
type SoundTraits = { bytes?: Uint8Array; mimeType?: string; until?: Date | null };

const dayMs = 24 * 60 * 60 * 1000;

/** Makes the meeting one of a recording whose sound is kept, in an organization that keeps sound. */
export async function keepSound(
  db: Database,
  { organizationId, meetingId }: OfMeeting,
  { bytes, mimeType, until }: SoundTraits = {},
): Promise<void> {
  const ofMeeting = { organizationId, meetingId };
  await insertRecording(db, {
    ...ofMeeting,
    sha256: meetingId,
    model: 'whisper',
    fileName: 'Weekly.m4a',
  });
  await db
    .updateTable('recording')
    .set({ soundUntil: until === undefined ? new Date(Date.now() + dayMs) : until })
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .execute();
  const sound = await writeSound(db, organizationId, oneByOne(bytes ?? Buffer.from('sound')));
  await attachSound(db, sound, {
    meetingId,
    size: sound.size,
    mimeType: mimeType ?? 'audio/mp4',
  });
}

async function* oneByOne(bytes: Uint8Array) {
  yield bytes;
}
