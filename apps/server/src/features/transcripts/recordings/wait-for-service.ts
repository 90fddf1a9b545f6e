import type { Meeting } from '../../../database/types.ts';
import { lockMeetingOfRun } from '../../../ground/meeting/lock-meeting.ts';
import { findRecording } from '../../../ground/recording/recording-repository.ts';
import { transcribeRecordingJob } from '../../../ground/recording/transcribe-recording.job.ts';
import type { SpeechError } from '../../../platform/speech/speech-service.ts';
import { findOrganizationSettings } from '../../organizations/find-organization-settings.ts';
import { failMeeting } from '../processing/fail-meeting.ts';
import { publishProcessing } from '../processing/processing-events.ts';
import { failedSoundHours } from './keep-sound.ts';
import type { TranscribeServices } from './speech-services.ts';
import { changeRecording, setWaiting } from './transcribing-repository.ts';

const firstSeconds = 15;
const longestSeconds = 15 * 60;
/** What a service may ask for. */
const askedSecondsMax = 3600;
const msPerHour = 3_600_000;

/** Tries again later, each time after twice the time, for a day. */
export async function waitForService(
  services: TranscribeServices,
  meeting: Meeting,
  error: SpeechError,
): Promise<void> {
  const { db, bus, queue } = services;
  const { organizationId, id: meetingId } = meeting;
  const recording = await findRecording(db, organizationId, meetingId);
  if (!recording) return;
  const now = new Date();
  const failingSince = recording.failingSince ?? now;
  const failingMs = now.getTime() - failingSince.getTime();
  if (failingMs > failedSoundHours * msPerHour)
    return failMeeting(
      services,
      meeting,
      `The speech service has not answered for ${failedSoundHours} hours, so Rapport no longer asks it. Please retry when it runs again, or upload the transcript.`,
    );
  const asked = error.retryAfterSeconds;
  const afterSeconds =
    asked === undefined
      ? Math.min(longestSeconds, Math.max(firstSeconds, Math.round(failingMs / 1000)))
      : Math.min(askedSecondsMax, Math.ceil(asked));
  const triesAgainAt = new Date(now.getTime() + afterSeconds * 1000);
  const { timezone } = await findOrganizationSettings(db, organizationId);
  const sentence = `${reasonOf(error)} Rapport tries again at ${clockIn(timezone, triesAgainAt)}.`;
  const waiting = await db.transaction().execute(async (tx) => {
    if (!(await lockMeetingOfRun(tx, meeting))) return undefined;
    await changeRecording(tx, meeting, { failingSince, triesAgainAt });
    await queue.enqueue(
      tx,
      transcribeRecordingJob,
      { meetingId },
      { round: meeting.turn, group: organizationId, afterSeconds },
    );
    return setWaiting(tx, meeting, sentence);
  });
  if (waiting) await publishProcessing(bus, 'transcript-processing-progress', waiting);
}

const reasonOf = ({ failure }: SpeechError) =>
  failure === 'not-allowed'
    ? 'The speech service refused Rapport’s key, model or address, which an administrator of the server can correct.'
    : 'The speech service did not answer.';

const clockIn = (timeZone: string, moment: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);
