import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import { effectiveSoundDays } from '@rapport/contract';
import type { Meeting, StoredRecording } from '../../../database/types.ts';
import { enqueueProcessing } from '../../../ground/meeting/enqueue-processing.ts';
import { lockMeetingOfRun } from '../../../ground/meeting/lock-meeting.ts';
import { processTranscriptJob } from '../../../ground/meeting/process-transcript.job.ts';
import { deleteSound } from '../../../ground/recording/sound-repository.ts';
import { findOrganizationSettings } from '../../organizations/find-organization-settings.ts';
import { TranscriptProcessingError } from '../processing/transcript-processing-error.ts';
import { attachFile } from '../upload/file-repository.ts';
import { storeFile } from '../upload/store-file.ts';
import { keptUntil } from './keep-sound.ts';
import { RunOverError } from './speech-run.ts';
import type { TranscribeServices } from './speech-services.ts';
import { changeRecording, deleteParts, listParts } from './transcribing-repository.ts';
import { writeWebvtt } from './write-webvtt.ts';

/**
 * From here on, the meeting is processed like an uploaded WebVTT file. Its sound is deleted with
 * that, unless the organization keeps it.
 */
export async function finishRecording(
  { db, queue }: TranscribeServices,
  meeting: Meeting,
  recording: StoredRecording,
): Promise<void> {
  const { organizationId, id: meetingId } = meeting;
  const parts = await listParts(db, meeting);
  if (parts.every(({ segments }) => segments.length === 0))
    throw new TranscriptProcessingError(
      'unreadable',
      'The speech service heard no words in this recording. Please check that the microphone was on, or upload the transcript.',
    );
  const bytes = Buffer.from(writeWebvtt(parts));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  // The name may tell the day of the meeting.
  const name = `${parse(recording.fileName).name}.vtt`;
  const file = await storeFile(db, organizationId, { name, sha256, bytes });
  await db.transaction().execute(async (tx) => {
    if (!(await lockMeetingOfRun(tx, meeting))) throw new RunOverError();
    await attachFile(tx, organizationId, { id: file.id, meetingId });
    await deleteParts(tx, meeting);
    const { trust } = await findOrganizationSettings(tx, organizationId);
    const soundUntil = keptUntil(effectiveSoundDays(trust), new Date());
    // The name is the file's from here on, and is deleted with it.
    await changeRecording(tx, meeting, { fileName: '', soundUntil });
    if (!soundUntil) await deleteSound(tx, organizationId, [meetingId]);
    await enqueueProcessing(tx, queue, meeting, meeting.turn);
  });
  queue.wake(processTranscriptJob);
}
