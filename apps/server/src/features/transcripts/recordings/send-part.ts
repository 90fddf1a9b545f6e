import type { Meeting, StoredRecording } from '../../../database/types.ts';
import { readGlossary } from '../../../ground/glossary/glossary-repository.ts';
import { lockMeetingOfRun } from '../../../ground/meeting/lock-meeting.ts';
import type { Sound } from '../../../ground/recording/sound-repository.ts';
import { transcribeRecordingJob } from '../../../ground/recording/transcribe-recording.job.ts';
import { SpeechError, type Transcribed } from '../../../platform/speech/speech-service.ts';
import { publishProcessing } from '../processing/processing-events.ts';
import { saveProgress } from '../processing/processing-repository.ts';
import { progressWithin } from '../processing/progress.ts';
import { listSpokenNames } from './glossary-repository.ts';
import { nameOfPart, readPart } from './read-part.ts';
import type { CutSound } from './sound/sound-messages.ts';
import { addSeconds } from './speech-month-repository.ts';
import { RunOverError, whileCurrent } from './speech-run.ts';
import type { Speech, TranscribeServices } from './speech-services.ts';
import { changeRecording, countParts, insertPart } from './transcribing-repository.ts';

type Read = StoredRecording & { seconds: number };
type Answered = { part: CutSound; position: number; answer: Transcribed; tookSeconds: number };

/** What is too large below this length is refused for another reason. */
const leastSeconds = 10;
/** Left over where the length of the container and of its packets differ. */
const restSeconds = 0.2;

/** Sends the next part, and stores its answer before anything else is sent. */
export async function sendPart(
  services: TranscribeServices,
  speech: Speech,
  meeting: Meeting,
  recording: Read,
  sound: Sound,
): Promise<void> {
  const { db } = services;
  const { organizationId } = meeting;
  const position = await countParts(db, meeting);
  // What people corrected comes first, because the prompt is short.
  const terms = await readGlossary(db, organizationId);
  const names = [...terms, ...(await listSpokenNames(db, organizationId))];
  const answered = await whileCurrent(db, meeting, speech.stopping, async (dropped) => {
    for (;;) {
      const part = await readPart(db, speech, meeting, recording, sound);
      const { bytes, mimeType, from, to } = part;
      await tellSent(services, meeting, recording, to);
      const startedAt = performance.now();
      try {
        const answer = await speech.service.transcribe(
          {
            bytes,
            mimeType,
            fileName: nameOfPart(part, position),
            seconds: to - from,
            language: recording.language,
            names,
          },
          dropped,
        );
        return { part, position, answer, tookSeconds: (performance.now() - startedAt) / 1000 };
      } catch (error) {
        const isSmaller = error instanceof SpeechError && error.failure === 'too-large';
        if (!isSmaller || to - from < leastSeconds) throw error;
      }
    }
  });
  await storeAnswer(services, speech, meeting, recording, answered);
}

/** Says which minutes are being written down. */
async function tellSent(
  { db, bus }: TranscribeServices,
  meeting: Meeting,
  recording: Read,
  to: number,
) {
  const saved = await saveProgress(db, meeting, {
    step: 'transcribing',
    percentage: meeting.percentage,
    secondsRemaining: meeting.secondsRemaining,
    recordedMinutes: recording.seconds / 60,
    writtenMinutes: recording.secondsTranscribed / 60,
    sentMinutes: to / 60,
  });
  if (!saved) throw new RunOverError();
  await publishProcessing(bus, 'transcript-processing-progress', saved);
}

async function storeAnswer(
  { db, bus, queue }: TranscribeServices,
  { settings }: Speech,
  meeting: Meeting,
  recording: Read,
  { part, position, answer, tookSeconds }: Answered,
) {
  const { organizationId, id: meetingId } = meeting;
  const { from, to, next } = part;
  const isLast = next >= recording.seconds - restSeconds;
  const secondsTranscribed = isLast ? recording.seconds : next;
  const left = recording.seconds - secondsTranscribed;
  const partSeconds = Math.min(settings.partMinutes * 60, Math.max(1, next - from));
  const told = answer.segments.some(({ speaker }) => speaker !== undefined);
  const share = secondsTranscribed / recording.seconds;
  const saved = await db.transaction().execute(async (tx) => {
    // What was answered was paid for, even if nobody wants it any more.
    await addSeconds(tx, organizationId, to - from);
    if (!(await lockMeetingOfRun(tx, meeting))) return undefined;
    await insertPart(tx, meeting, {
      position,
      fromSecond: from,
      toSecond: to,
      segments: answer.segments.map((segment) => ({
        ...segment,
        from: from + segment.from,
        to: from + segment.to,
      })),
    });
    await changeRecording(tx, meeting, {
      secondsTranscribed,
      parts: position + 1 + Math.ceil(left / partSeconds),
      speakersTold: recording.speakersTold === true || told,
      language: answer.tookLanguage ? languageOfNext(recording, answer) : null,
      failingSince: null,
      triesAgainAt: null,
    });
    const progress = progressWithin('transcribing', share, 0);
    const secondsRemaining = Math.ceil((tookSeconds * left) / partSeconds);
    const current = await saveProgress(tx, meeting, {
      ...progress,
      secondsRemaining,
      recordedMinutes: recording.seconds / 60,
      writtenMinutes: secondsTranscribed / 60,
    });
    await queue.enqueue(
      tx,
      transcribeRecordingJob,
      { meetingId },
      { round: meeting.turn, group: organizationId },
    );
    return current;
  });
  if (!saved) throw new RunOverError();
  await publishProcessing(bus, 'transcript-processing-progress', saved);
  queue.wake(transcribeRecordingJob);
}

/** The language of the first part; none once a part is told to be in another. */
function languageOfNext(recording: Read, { language }: Transcribed): string | null {
  if (recording.secondsTranscribed === 0) return language;
  return language === null || language === recording.language ? recording.language : null;
}
