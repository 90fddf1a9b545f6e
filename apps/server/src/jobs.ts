import type { z } from 'zod';
import { sweepConnectionsJob } from './features/assistants/connections/sweep-connections.job.ts';
import { sweepConnections } from './features/assistants/connections/sweep-connections.ts';
import { keepChangesJob } from './features/figures/changes/keep-changes.job.ts';
import { keepAllChanges } from './features/figures/changes/keep-changes.ts';
import { decideMoodsJob } from './features/figures/decide-moods.job.ts';
import { decideAllMoods, type MoodServices } from './features/figures/decide-moods.ts';
import { sumWeeksJob } from './features/figures/sum-weeks.job.ts';
import { sumAllWeeks } from './features/figures/sum-weeks.ts';
import { sweepImportsJob } from './features/imports/sweep-imports.job.ts';
import { sweepImports } from './features/imports/sweep-imports.ts';
import { createDeliverMail, giveUpMail } from './features/mail/deliver-mail.ts';
import { sendMailJob } from './features/mail/send-mail.job.ts';
import {
  deliverNotifications,
  notifyOfLateActions,
} from './features/notifications/deliver-notifications.ts';
import {
  type DigestServices,
  enqueueDueDigests,
  sendDigest,
} from './features/notifications/digest/send-digest.ts';
import { mailNotifications } from './features/notifications/mail-notifications.ts';
import {
  findDueNotificationsJob,
  mailNotificationsJob,
  notifyLateActionsJob,
  sendDigestJob,
  sweepNotificationsJob,
} from './features/notifications/notifications.job.ts';
import { sweepNotifications } from './features/notifications/sweep-notifications.ts';
import { applyRetentionJob } from './features/retention/apply-retention.job.ts';
import { createApplyRetention } from './features/retention/apply-retention.ts';
import { indexMeetingsJob } from './features/search/index-meetings.job.ts';
import { indexMeetings } from './features/search/index-meetings.ts';
import { storeSeriesJob } from './features/series/store-series.job.ts';
import { storeAllSeries } from './features/series/store-series.ts';
import { matchAgain } from './features/speakers/match-again.ts';
import {
  createGiveUpTranscript,
  createProcessTranscript,
  type ProcessTranscriptOptions,
} from './features/transcripts/processing/process-transcript.handler.ts';
import type { TranscribeServices } from './features/transcripts/recordings/speech-services.ts';
import {
  createGiveUpRecording,
  createTranscribeRecording,
} from './features/transcripts/recordings/transcribe-recording.handler.ts';
import { sweepContentJob } from './features/transcripts/sweep/sweep-content.job.ts';
import { sweepContent } from './features/transcripts/sweep/sweep-content.ts';
import {
  type DeliverWebhookServices,
  deliverWebhook,
} from './features/webhooks/deliver-webhook.ts';
import {
  deliverWebhookJob,
  findDueWebhooksJob,
  sweepWebhooksJob,
} from './features/webhooks/deliver-webhooks.job.ts';
import { enqueueDueCalls } from './features/webhooks/enqueue-calls.ts';
import { sweepWebhooks } from './features/webhooks/sweep-webhooks.ts';
import { matchAgainJob } from './ground/meeting/match-again.job.ts';
import { processTranscriptJob } from './ground/meeting/process-transcript.job.ts';
import { transcribeRecordingJob } from './ground/recording/transcribe-recording.job.ts';
import type { BegunWork } from './platform/begun-work.ts';
import type { Job, JobDefinition } from './platform/job-queue.ts';
import type { Mailer } from './platform/mailer.ts';
import type { Metrics } from './platform/metrics.ts';

type JobServices = ProcessTranscriptOptions &
  TranscribeServices &
  MoodServices &
  DeliverWebhookServices &
  DigestServices & { mailer: Mailer; metrics: Metrics; begunWork: BegunWork };

type Handlers<Data> = {
  handle(data: Data): Promise<void>;
  /** Called instead of `handle` after three processes have ended during the job. */
  giveUp?(data: Data): Promise<void>;
};

/** A job with its handler, which gets the data as its schema reads it. */
function job<S extends z.ZodType>(
  definition: JobDefinition<S>,
  open: (services: JobServices) => Handlers<z.output<S>>,
) {
  const create = (services: JobServices): Job => {
    const { handle, giveUp } = open(services);
    // Scheduled jobs have no data.
    const read = (data: unknown) => definition.schema.parse(data ?? {});
    return {
      definition,
      handle: async (data) => handle(read(data)),
      ...(giveUp && { giveUp: async (data) => giveUp(read(data)) }),
    };
  };
  return { definition, create };
}

const jobs = [
  job(processTranscriptJob, ({ metrics, onStep, ...options }) => {
    const processTranscript = createProcessTranscript({
      ...options,
      async onStep(meetingId, step) {
        metrics.reachStep(meetingId, step);
        await onStep?.(meetingId, step);
      },
    });
    return {
      handle: (run) => processTranscript(run).finally(() => metrics.leaveStep(run.meetingId)),
      giveUp: createGiveUpTranscript(options),
    };
  }),
  job(transcribeRecordingJob, (options) => ({
    handle: createTranscribeRecording(options),
    giveUp: createGiveUpRecording(options),
  })),
  job(sendMailJob, (options) => ({
    handle: createDeliverMail(options),
    giveUp: (mail) => giveUpMail(options.db, mail),
  })),
  job(applyRetentionJob, (options) => ({ handle: createApplyRetention(options) })),
  job(sweepContentJob, (options) => ({ handle: () => sweepContent(options) })),
  job(sumWeeksJob, (options) => ({ handle: () => sumAllWeeks(options) })),
  job(decideMoodsJob, (options) => ({ handle: () => decideAllMoods(options) })),
  job(keepChangesJob, (options) => ({ handle: () => keepAllChanges(options) })),
  job(matchAgainJob, (options) => ({ handle: (data) => matchAgain(options, data) })),
  job(indexMeetingsJob, (options) => ({ handle: () => indexMeetings(options) })),
  job(storeSeriesJob, (options) => ({ handle: () => storeAllSeries(options) })),
  job(deliverWebhookJob, (options) => ({ handle: (data) => deliverWebhook(options, data) })),
  job(findDueWebhooksJob, (options) => ({ handle: () => enqueueDueCalls(options) })),
  job(sweepWebhooksJob, (options) => ({ handle: () => sweepWebhooks(options) })),
  job(sweepConnectionsJob, (options) => ({ handle: () => sweepConnections(options) })),
  job(mailNotificationsJob, (options) => ({ handle: (data) => mailNotifications(options, data) })),
  job(sendDigestJob, (options) => ({ handle: (data) => sendDigest(options, data) })),
  job(findDueNotificationsJob, (options) => ({
    async handle() {
      await deliverNotifications(options);
      await enqueueDueDigests(options);
    },
  })),
  job(notifyLateActionsJob, (options) => ({ handle: () => notifyOfLateActions(options) })),
  job(sweepNotificationsJob, (options) => ({ handle: () => sweepNotifications(options) })),
  job(sweepImportsJob, (options) => ({ handle: () => sweepImports(options) })),
];

export const jobDefinitions: JobDefinition[] = jobs.map(({ definition }) => definition);

export const createJobs = (services: JobServices): Job[] =>
  jobs.map(({ create }) => {
    const { begunWork, metrics } = services;
    return counted(bounded(create(services), begunWork), metrics);
  });

/** A job that kills its process is not run for ever. */
function bounded({ definition, handle, giveUp }: Job, begunWork: BegunWork): Job {
  return {
    definition,
    async handle(data) {
      const isRun = await begunWork.run({
        work: definition.name,
        subject: Object(data),
        run: () => handle(data),
        ...(giveUp && { giveUp: () => giveUp(data) }),
      });
      if (!isRun) throw new Error('The process is stopping, so the job is left to the next one.');
    },
  };
}

function counted({ definition, handle }: Job, metrics: Metrics): Job {
  return {
    definition,
    async handle(data) {
      try {
        await handle(data);
        metrics.countJob(definition.name, 'done');
      } catch (error) {
        metrics.countJob(definition.name, 'failed');
        throw error;
      }
    },
  };
}
