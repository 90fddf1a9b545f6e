import type { ProcessingStep } from '@rapport/contract';
import type { z } from 'zod';
import { isDataError } from '../../database/data-error.ts';
import type { Database, Meeting } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { LanguageModel } from '../../platform/language-model.ts';
import type { Logger } from '../../platform/logger.ts';
import { readSpeakerCorrections } from '../corrections/read-corrections.ts';
import { writeTexts } from '../model-texts/write-texts.ts';
import { asEmbedded } from '../model-texts/written-analysis.ts';
import { listDirectoryPeople } from '../users/list-directory-people.ts';
import type { AnalysisPool } from './analysis-pool.ts';
import { readMeetingFile } from './keep-file.ts';
import type { processTranscriptJob } from './process-transcript.job.ts';
import { publishProcessing } from './processing-events.ts';
import {
  claimMeeting,
  findStaleMeeting,
  saveFailure,
  saveProgress,
  saveRevisionFailure,
} from './processing-repository.ts';
import { progressAt, progressWithin } from './progress.ts';
import { createProgressNotes } from './progress-notes.ts';
import { saveAnalysis } from './save-analysis.ts';
import { nameFailure } from './transcript-processing-error.ts';

export type ProcessTranscriptOptions = {
  db: Database;
  pool: AnalysisPool;
  /** Writes texts where one is set up. */
  model?: LanguageModel | undefined;
  bus: EventBus;
  log: Logger;
  /** Knows the names of people who were erased. */
  secret: string;
  /** Called as each step begins; what it waits for, the analysis waits for. */
  onStep?: ((meetingId: string, step: ProcessingStep) => Promise<void>) | undefined;
};

/** The run was cancelled, its meeting deleted, or another worker has taken over. */
class RunOverError extends Error {
  override name = 'RunOverError';
}

/** Something outside of the file failed while a step was noted: the job is tried again. */
class StepNotSavedError extends Error {
  override name = 'StepNotSavedError';
}

/** Notes that a step begins, or which part of it is done; what it throws ends the run. */
type Reach = (step: ProcessingStep, part?: number) => Promise<void>;

/** Reads one meeting's transcript, from its file to its saved results. */
export function createProcessTranscript(options: ProcessTranscriptOptions) {
  const { db, bus, log } = options;

  return async ({ meetingId }: z.infer<typeof processTranscriptJob.schema>) => {
    const meeting = await claimMeeting(db, meetingId);
    if (!meeting) return reviseMeeting(meetingId, options);
    await publishProcessing(bus, 'transcript-processing-started', meeting);
    try {
      const completed = await processMeeting(meeting, options);
      await publishProcessing(bus, 'transcript-processing-completed', completed);
      log.info({ meetingId }, 'transcript processed');
    } catch (error) {
      if (error instanceof RunOverError) return log.info({ meetingId }, 'processing stopped');
      if (error instanceof StepNotSavedError) throw error.cause;
      await noteFailure(meeting, error, options);
    }
  };
}

/** Works the results of a corrected meeting out again; those of before stay in sight until then. */
async function reviseMeeting(meetingId: string, options: ProcessTranscriptOptions): Promise<void> {
  const { db, bus, log, onStep } = options;
  const meeting = await findStaleMeeting(db, meetingId);
  if (!meeting) return log.info({ meetingId }, 'nothing to process: cancelled, deleted or done');
  const reach: Reach = async (step, part) => {
    if (part === undefined) return onStep?.(meeting.id, step);
    const current = await findStaleMeeting(db, meetingId);
    if (current?.runId !== meeting.runId) throw new RunOverError();
  };
  const { organizationId } = meeting;
  try {
    // Undefined where it was corrected again meanwhile: the job of that correction does the work.
    const revised = await analyse(meeting, options, reach);
    if (!revised) return log.info({ meetingId }, 'corrected again meanwhile');
  } catch (error) {
    if (error instanceof RunOverError) return log.info({ meetingId }, 'corrected again or deleted');
    if (error instanceof StepNotSavedError) throw error.cause;
    // What was read once may be refused today: trying again would change nothing.
    await saveRevisionFailure(db, meeting, explain(error, meeting, log));
  }
  await bus.publish({ name: 'meeting-updated', payload: { eventId: meetingId, organizationId } });
  log.info({ meetingId }, 'worked out again');
}

async function processMeeting(
  meeting: Meeting,
  options: ProcessTranscriptOptions,
): Promise<Meeting> {
  const { db, bus, onStep } = options;
  const startedAt = performance.now();
  let stepStartedAt = startedAt;
  const secondsSince = (time: number) => (performance.now() - time) / 1000;
  const notes = createProgressNotes(async (noted, latest) => {
    const current = await saveProgress(db, meeting, latest);
    if (!current) throw new RunOverError();
    const told = noted.map((progress) => ({ ...current, ...progress }));
    await Promise.all(
      told.map((then) => publishProcessing(bus, 'transcript-processing-progress', then)),
    );
  });
  const reach: Reach = outsideOfTheFile(async (step, part) => {
    if (part === undefined) {
      stepStartedAt = performance.now();
      notes.add(progressAt(step, secondsSince(startedAt)));
      await onStep?.(meeting.id, step);
    } else notes.add(progressWithin(step, part, secondsSince(stepStartedAt)));
    // A question to a model costs, and results are for good: neither is begun for a run that is over.
    if (part !== undefined || step === 'saving_results') await notes.passOn();
  });
  try {
    const completed = await analyse(meeting, options, reach);
    if (!completed) throw new RunOverError();
    return completed;
  } finally {
    await notes.close();
  }
}

/** From the file to the saved results; undefined where the run was over before they could be saved. */
async function analyse(
  meeting: Meeting,
  { db, pool, model, log, secret }: ProcessTranscriptOptions,
  reach: Reach,
): Promise<Meeting | undefined> {
  const file = await outsideOfTheFile(readMeetingFile)(db, meeting.organizationId, meeting.id);
  const directory = await outsideOfTheFile(listDirectoryPeople)(db, meeting.organizationId);
  // Only what was read once can have been set right.
  const corrections =
    meeting.status === 'completed' &&
    (await outsideOfTheFile(readSpeakerCorrections)(db, {
      organizationId: meeting.organizationId,
      meetingId: meeting.id,
    }));
  const analysis = await pool.run(
    {
      bytes: file.bytes,
      fileName: file.name,
      directory: directory.map(({ id, email, firstName, lastName }) => ({
        id,
        email,
        firstName,
        lastName,
      })),
      ...(corrections && { corrections }),
    },
    (step) => reach(step),
  );
  const written = model
    ? await outsideOfTheFile(writeTexts)(analysis, { model, log }, (part) =>
        reach('summarizing', part),
      )
    : asEmbedded(analysis);
  await reach('saving_results');
  return outsideOfTheFile(saveAnalysis)(db, meeting, written, { directory, secret });
}

/** Marks what fails for reasons that are not the file's, so that the meeting is not blamed for it. */
function outsideOfTheFile<A extends unknown[], R>(work: (...args: A) => Promise<R>) {
  return async (...args: A): Promise<R> => {
    try {
      return await work(...args);
    } catch (error) {
      if (error instanceof RunOverError || error instanceof StepNotSavedError) throw error;
      // Values that the database refuses, and texts too long for the way to it.
      if (isDataError(error) || error instanceof RangeError) throw error;
      throw new StepNotSavedError('could not be saved', { cause: error });
    }
  };
}

async function noteFailure(
  meeting: Meeting,
  error: unknown,
  { db, bus, log }: ProcessTranscriptOptions,
) {
  const failed = await saveFailure(db, meeting, explain(error, meeting, log));
  if (failed) await publishProcessing(bus, 'transcript-processing-failed', failed);
}

/** The sentence for what ended an analysis; what nobody foresaw is for the operator's log as well. */
function explain(error: unknown, { id: meetingId }: Meeting, log: Logger): string {
  const { failure, message } = nameFailure(error);
  if (failure === 'unexpected') log.error({ meetingId, err: error }, 'analysis broke');
  else log.info({ meetingId, reason: message }, 'transcript refused');
  return message;
}
