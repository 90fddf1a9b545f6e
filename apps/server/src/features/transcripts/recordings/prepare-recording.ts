import type { Meeting } from '../../../database/types.ts';
import { lockMeetingOfRun } from '../../../ground/meeting/lock-meeting.ts';
import {
  attachSound,
  deleteSound,
  deleteUnattachedSound,
  findSoundChunk,
  insertSound,
  insertSoundChunk,
  type Sound,
} from '../../../ground/recording/sound-repository.ts';
import { TranscriptProcessingError } from '../processing/transcript-processing-error.ts';
import { lockMonths, readSeconds, readSecondsAhead } from './speech-month-repository.ts';
import { RunOverError } from './speech-run.ts';
import type { Speech, TranscribeServices } from './speech-services.ts';
import { changeRecording } from './transcribing-repository.ts';

/**
 * Takes the picture out of an upload, and replaces it by its sound. Then its length is known, and
 * whether the organization may have it transcribed.
 * @throws TranscriptProcessingError if there is no sound that can be read, or too much of it
 */
export async function prepareRecording(
  { db }: TranscribeServices,
  { settings, pool }: Speech,
  meeting: Meeting,
  given: Sound,
): Promise<{ seconds: number; sound: Sound }> {
  const { organizationId, id: meetingId } = meeting;
  const copy = await insertSound(db, organizationId);
  try {
    const { size, seconds, mimeType } = await pool.copy(given.size, {
      read: (position) => findSoundChunk(db, { organizationId, id: given.id }, position),
      write: (position, bytes) => insertSoundChunk(db, copy, position, bytes),
    });
    await db.transaction().execute(async (tx) => {
      if (!(await lockMeetingOfRun(tx, meeting))) throw new RunOverError();
      if (settings.minutesPerMonth !== undefined) {
        await lockMonths(tx, organizationId);
        const used = await readSeconds(tx, organizationId);
        const ahead = await readSecondsAhead(tx, organizationId, meetingId);
        const left = settings.minutesPerMonth * 60 - used - ahead;
        if (seconds > left) throw tooMuch(seconds, settings.minutesPerMonth, left / 60);
      }
      await deleteSound(tx, organizationId, [meetingId]);
      await attachSound(tx, copy, { meetingId, size, mimeType });
      await changeRecording(tx, meeting, { seconds });
    });
    return { seconds, sound: { id: copy.id, size, mimeType } };
  } catch (error) {
    await deleteUnattachedSound(db, copy);
    throw error;
  }
}

const tooMuch = (seconds: number, perMonth: number, left: number) =>
  new TranscriptProcessingError(
    'unreadable',
    `This recording is ${Math.ceil(seconds / 60)} minutes long, and ${Math.max(0, Math.floor(left))} of the ${perMonth} minutes of your organization are left this month. Nothing was sent. Upload the transcript instead, or the recording next month.`,
  );
