import type { z } from 'zod';
import { databaseTrouble } from '../../../database/database-trouble.ts';
import type { Meeting } from '../../../database/types.ts';
import { findRecording } from '../../../ground/recording/recording-repository.ts';
import { findSound } from '../../../ground/recording/sound-repository.ts';
import type { transcribeRecordingJob } from '../../../ground/recording/transcribe-recording.job.ts';
import { SpeechError } from '../../../platform/speech/speech-service.ts';
import { failMeeting } from '../processing/fail-meeting.ts';
import { publishProcessing } from '../processing/processing-events.ts';
import { TranscriptProcessingError } from '../processing/transcript-processing-error.ts';
import { finishRecording } from './finish-recording.ts';
import { prepareRecording } from './prepare-recording.ts';
import { sendPart } from './send-part.ts';
import { SoundGoneError } from './sound/refused-sound.ts';
import { RunOverError } from './speech-run.ts';
import type { Speech, TranscribeServices } from './speech-services.ts';
import { claimRecording } from './transcribing-repository.ts';
import { waitForService } from './wait-for-service.ts';

type Data = z.infer<typeof transcribeRecordingJob.schema>;

const sentences = {
  off: 'Rapport is no longer connected to a speech service, so this recording can’t be transcribed. An administrator of the server can set it up again (RAPPORT_SPEECH_BASE_URL); retry after that, or upload the transcript.',
  refused:
    'The speech service refused this recording. Please save it as .m4a or .mp3 and upload that, or upload the transcript.',
  unreadable:
    'The speech service answered with something that is no transcript. Please retry; if it happens again, an administrator of the server should look at the service.',
  unexpected:
    'Transcribing this recording failed because of a fault in Rapport, which was logged. Please retry once; if it fails again, upload the transcript.',
  endedProcess:
    'Rapport stopped three times while it transcribed this recording, so it no longer tries by itself. Please retry after your administrator has looked at the server, or upload the transcript.',
};

/** Each run prepares the recording if that was not done, sends one part, and leaves the next to another run. */
export const createTranscribeRecording = (services: TranscribeServices) =>
  transcribeWith(services, transcribe);

/** Fails the meeting without reading the recording. */
export const createGiveUpRecording = (services: TranscribeServices) =>
  transcribeWith(services, async () => {
    throw new TranscriptProcessingError('ended_process', sentences.endedProcess);
  });

function transcribeWith(
  services: TranscribeServices,
  work: (services: TranscribeServices, speech: Speech, meeting: Meeting) => Promise<void>,
) {
  const { db, log, speech } = services;
  return async ({ meetingId }: Data): Promise<void> => {
    const meeting = await claimRecording(db, meetingId);
    if (!meeting)
      return log.info({ meetingId }, 'nothing to transcribe: cancelled, deleted or done');
    try {
      if (!speech) throw new TranscriptProcessingError('unreadable', sentences.off);
      await work(services, speech, meeting);
    } catch (error) {
      if (error instanceof RunOverError || error instanceof SoundGoneError)
        return log.info({ meetingId }, 'transcribing stopped');
      // The job is run again.
      if (databaseTrouble(error) || speech?.stopping.aborted) throw error;
      if (error instanceof SpeechError)
        log.warn({ meetingId, reason: error.message }, 'speech service failed');
      if (isPassing(error)) await waitForService(services, meeting, error);
      else await failMeeting(services, meeting, sentenceOf(services, meeting, error));
    }
  };
}

async function transcribe(services: TranscribeServices, speech: Speech, meeting: Meeting) {
  const { db, bus } = services;
  const { organizationId, id } = meeting;
  const recording = await findRecording(db, organizationId, id);
  const sound = await findSound(db, organizationId, id);
  if (!recording || !sound) throw new RunOverError();
  if (recording.seconds === null) {
    await publishProcessing(bus, 'transcript-processing-started', meeting);
    const { seconds, sound: prepared } = await prepareRecording(services, speech, meeting, sound);
    return sendPart(services, speech, meeting, { ...recording, seconds }, prepared);
  }
  const { seconds } = recording;
  if (recording.secondsTranscribed >= seconds) return finishRecording(services, meeting, recording);
  await sendPart(services, speech, meeting, { ...recording, seconds }, sound);
}

const isPassing = (error: unknown): error is SpeechError =>
  error instanceof SpeechError &&
  (error.failure === 'no-answer' || error.failure === 'not-allowed');

function sentenceOf(
  { log }: TranscribeServices,
  { id: meetingId }: Meeting,
  error: unknown,
): string {
  if (error instanceof TranscriptProcessingError) {
    log.info({ meetingId, reason: error.message }, 'recording rejected');
    return error.message;
  }
  if (error instanceof SpeechError)
    return error.failure === 'unreadable-answer' ? sentences.unreadable : sentences.refused;
  log.error({ meetingId, err: error }, 'transcribing failed unexpectedly');
  return sentences.unexpected;
}
