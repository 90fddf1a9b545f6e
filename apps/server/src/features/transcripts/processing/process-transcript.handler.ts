import type { ProcessingStep } from '@rapport/contract';
import type { z } from 'zod';
import { isDataError } from '../../../database/data-error.ts';
import type { Meeting } from '../../../database/types.ts';
import { findAudience } from '../../../ground/meeting/audience-repository.ts';
import type { processTranscriptJob } from '../../../ground/meeting/process-transcript.job.ts';
import { publishAudienceChange } from '../../../ground/meeting/publish-to-accounts.ts';
import { findRecording } from '../../../ground/recording/recording-repository.ts';
import type { EventBus } from '../../../platform/event-bus.ts';
import type { Logger } from '../../../platform/logger.ts';
import { readCorrectionsOfFile } from '../../corrections/read-corrections.ts';
import type { Models } from '../../language-model/models.ts';
import { openOrganizationModel } from '../../language-model/organization-model.ts';
import { createParts } from '../../model-texts/part-tokens.ts';
import { textLanguagesOf } from '../../model-texts/text-languages.ts';
import { writeTexts } from '../../model-texts/write-texts.ts';
import { asEmbedded } from '../../model-texts/written-analysis.ts';
import { findOrganizationSettings } from '../../organizations/find-organization-settings.ts';
import { readSecond } from '../../second-reader/read-second.ts';
import { readAliases } from '../../speakers/read-aliases.ts';
import { readDirectory } from '../../users/read-directory.ts';
import type { AnalysisPool } from '../analysis/analysis-pool.ts';
import { type SaveAnalysisServices, saveAnalysis } from '../results/save-analysis.ts';
import { readMeetingFile } from '../upload/store-file.ts';
import { failMeeting } from './fail-meeting.ts';
import { publishProcessing } from './processing-events.ts';
import {
  claimMeeting,
  findStaleMeeting,
  saveProgress,
  saveRevisionFailure,
} from './processing-repository.ts';
import { progressAt, progressWithin } from './progress.ts';
import { createProgressQueue } from './progress-queue.ts';
import { endedProcess, nameFailure } from './transcript-processing-error.ts';

export type ProcessTranscriptOptions = SaveAnalysisServices & {
  pool: AnalysisPool;
  models: Models;
  bus: EventBus;
  log: Logger;
  /** Awaited at the start of each step. */
  onStep?: ((meetingId: string, step: ProcessingStep) => Promise<void>) | undefined;
};

/** The run has ended: cancelled, deleted or taken over by another worker. */
class RunOverError extends Error {
  override name = 'RunOverError';
}

/** An error not caused by the file, so the job is retried. */
class StepNotSavedError extends Error {
  override name = 'StepNotSavedError';
}

/**
 * Reports the start of a step, or the share of it that is done (0 to 1). If it throws, the run
 * ends.
 */
type ReportStep = (step: ProcessingStep, part?: number) => Promise<void>;

/** Returns undefined if the run has ended. */
type Analyse = (
  meeting: Meeting,
  services: ProcessTranscriptOptions,
  reportStep: ReportStep,
) => Promise<Meeting | undefined>;

export const createProcessTranscript = (options: ProcessTranscriptOptions) =>
  processWith(options, analyse);

/** Fails the meeting, or its repeated analysis, without reading the file. */
export const createGiveUpTranscript = (options: ProcessTranscriptOptions) =>
  processWith(options, async () => {
    throw endedProcess();
  });

function processWith(options: ProcessTranscriptOptions, analyse: Analyse) {
  const { db, bus, log } = options;

  return async ({ meetingId }: z.infer<typeof processTranscriptJob.schema>) => {
    const meeting = await claimMeeting(db, meetingId);
    if (!meeting) return reviseMeeting(meetingId, options, analyse);
    await publishProcessing(bus, 'transcript-processing-started', meeting);
    try {
      const completed = await processMeeting(meeting, options, analyse);
      await publishProcessing(bus, 'transcript-processing-completed', completed);
      log.info({ meetingId }, 'transcript processed');
    } catch (error) {
      if (error instanceof RunOverError) return log.info({ meetingId }, 'processing stopped');
      if (error instanceof StepNotSavedError) throw error.cause;
      await failMeeting(options, meeting, explain(error, meeting, log));
    }
  };
}

/**
 * Analyses a corrected meeting again. The old results stay readable until the new ones are saved.
 */
async function reviseMeeting(
  meetingId: string,
  options: ProcessTranscriptOptions,
  analyse: Analyse,
): Promise<void> {
  const { db, bus, log, onStep } = options;
  const meeting = await findStaleMeeting(db, meetingId);
  if (!meeting) return log.info({ meetingId }, 'nothing to process: cancelled, deleted or done');
  const reportStep: ReportStep = async (step, part) => {
    if (part === undefined) return onStep?.(meeting.id, step);
    const current = await findStaleMeeting(db, meetingId);
    if (current?.runId !== meeting.runId) throw new RunOverError();
  };
  const { organizationId } = meeting;
  const before = await findAudience(db, { organizationId, meetingId });
  try {
    // Undefined if the meeting was corrected again in the meantime; that correction has its own
    // job.
    const revised = await analyse(meeting, options, reportStep);
    if (!revised) return log.info({ meetingId }, 'revision superseded by a newer correction');
  } catch (error) {
    if (error instanceof RunOverError)
      return log.info({ meetingId }, 'revision superseded or deleted');
    if (error instanceof StepNotSavedError) throw error.cause;
    // A file that could be read earlier may be rejected now; retrying would not help.
    await saveRevisionFailure(db, meeting, explain(error, meeting, log));
  }
  const payload = { eventId: meetingId, organizationId };
  await bus.publish({ name: 'meeting-updated', payload });
  const after = await findAudience(db, { organizationId, meetingId });
  await publishAudienceChange(bus, payload, { before, after });
  log.info({ meetingId }, 'transcript revised');
}

async function processMeeting(
  meeting: Meeting,
  options: ProcessTranscriptOptions,
  analyse: Analyse,
): Promise<Meeting> {
  const { db, bus, onStep } = options;
  const startedAt = performance.now();
  let stepStartedAt = startedAt;
  const secondsSince = (time: number) => (performance.now() - time) / 1000;
  const progress = createProgressQueue(async (added, latest) => {
    const current = await saveProgress(db, meeting, latest);
    if (!current) throw new RunOverError();
    const told = added.map((one) => ({ ...current, ...one }));
    await Promise.all(
      told.map((then) => publishProcessing(bus, 'transcript-processing-progress', then)),
    );
  });
  const reportStep: ReportStep = notCausedByFile(async (step, part) => {
    if (part === undefined) {
      stepStartedAt = performance.now();
      progress.add(progressAt(step, secondsSince(startedAt)));
      await onStep?.(meeting.id, step);
    } else progress.add(progressWithin(step, part, secondsSince(stepStartedAt)));
    // Throws if the run has ended. Progress is sent before asking a model, which costs money, and
    // before saving.
    if (part !== undefined || step === 'saving_results') await progress.passOn();
  });
  try {
    const completed = await analyse(meeting, options, reportStep);
    if (!completed) throw new RunOverError();
    return completed;
  } finally {
    await progress.close();
  }
}

const analyse: Analyse = async (meeting, services, reportStep) => {
  const { db, pool, models, log } = services;
  const file = await notCausedByFile(readMeetingFile)(db, meeting.organizationId, meeting.id);
  const directory = await notCausedByFile(readDirectory)(db, meeting.organizationId);
  // Only a meeting that was analysed before can have corrections.
  const corrected =
    meeting.status === 'completed' &&
    (await notCausedByFile(readCorrectionsOfFile)(db, {
      organizationId: meeting.organizationId,
      meetingId: meeting.id,
    }));
  const recording = await notCausedByFile(findRecording)(db, meeting.organizationId, meeting.id);
  const aliases = await notCausedByFile(readAliases)(db, meeting.organizationId);
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
      isRecording: recording !== undefined,
      ...(corrected && corrected),
      aliases,
    },
    (step) => reportStep(step),
  );
  // Read again each time, because the model can be switched off during an analysis.
  const mayAsk = (setting: 'modelWritesTexts' | 'modelJudges') => async () => {
    const { trust } = await findOrganizationSettings(db, meeting.organizationId);
    return trust.isLanguageModelOn && trust[setting];
  };
  const open = notCausedByFile(openOrganizationModel);
  const findSettings = notCausedByFile(findOrganizationSettings);
  const onProgress = (part: number) => reportStep('summarizing', part);
  const mayWrite = mayAsk('modelWritesTexts');
  const mayJudge = mayAsk('modelJudges');
  const model = await notCausedByFile(models.find)(meeting.organizationId);
  const partsOf = createParts(analysis);
  let written = asEmbedded(analysis);
  if (model && (await notCausedByFile(mayWrite)())) {
    const own = await open({ db, model }, meeting.organizationId, 'texts');
    const { trust } = await findSettings(db, meeting.organizationId);
    const languages = textLanguagesOf(trust.modelLanguage, analysis.language);
    const services = { ...own, parts: partsOf(own), languages, log, mayAsk: mayWrite };
    written = await notCausedByFile(writeTexts)(analysis, services, onProgress);
  }
  if (model && (await notCausedByFile(mayJudge)())) {
    const own = await open({ db, model }, meeting.organizationId, 'verdicts');
    const services = { ...own, parts: partsOf(own), log, mayAsk: mayJudge };
    written = await notCausedByFile(readSecond)(written, services, onProgress);
  }
  await reportStep('saving_results');
  const { wordsHash, speakerHashes } = analysis;
  const hashed = { ...written, wordsHash, speakerHashes };
  return notCausedByFile(saveAnalysis)(services, meeting, hashed, directory);
};

function notCausedByFile<A extends unknown[], R>(work: (...args: A) => Promise<R>) {
  return async (...args: A): Promise<R> => {
    try {
      return await work(...args);
    } catch (error) {
      if (error instanceof RunOverError || error instanceof StepNotSavedError) throw error;
      // Errors caused by the file: values that the database rejects, texts too long to send.
      if (isDataError(error) || error instanceof RangeError) throw error;
      throw new StepNotSavedError('could not be saved', { cause: error });
    }
  };
}

/** Logs unexpected errors for the operator. Returns the message for users. */
function explain(error: unknown, { id: meetingId }: Meeting, log: Logger): string {
  const { failure, message } = nameFailure(error);
  if (failure === 'unexpected')
    log.error({ meetingId, err: error }, 'analysis failed unexpectedly');
  else log.info({ meetingId, reason: message }, 'transcript rejected');
  return message;
}
