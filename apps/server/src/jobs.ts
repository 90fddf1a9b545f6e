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
  noteLateActionsJob,
  sendDigestJob,
  sweepNotificationsJob,
} from './features/notifications/notifications.job.ts';
import { sweepNotifications } from './features/notifications/sweep-notifications.ts';
import { applyRetentionJob } from './features/retention/apply-retention.job.ts';
import { createApplyRetention } from './features/retention/apply-retention.ts';
import { indexMeetingsJob } from './features/search/index-meetings.job.ts';
import { indexMeetings } from './features/search/index-meetings.ts';
import { keepSeriesJob } from './features/series/keep-series.job.ts';
import { keepAllSeries } from './features/series/keep-series.ts';
import { matchAgain } from './features/speakers/match-again.ts';
import {
  createGiveUpTranscript,
  createProcessTranscript,
  type ProcessTranscriptOptions,
} from './features/transcripts/process-transcript.handler.ts';
import { sweepContentJob } from './features/transcripts/sweep-content.job.ts';
import { sweepContent } from './features/transcripts/sweep-content.ts';
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
import type { BegunWork } from './platform/begun-work.ts';
import type { Job } from './platform/job-queue.ts';
import type { Mailer } from './platform/mailer.ts';
import type { Metrics } from './platform/metrics.ts';

export const jobDefinitions = [
  processTranscriptJob,
  sendMailJob,
  applyRetentionJob,
  sweepContentJob,
  sumWeeksJob,
  decideMoodsJob,
  matchAgainJob,
  indexMeetingsJob,
  keepSeriesJob,
  deliverWebhookJob,
  findDueWebhooksJob,
  sweepWebhooksJob,
  mailNotificationsJob,
  sendDigestJob,
  findDueNotificationsJob,
  noteLateActionsJob,
  sweepNotificationsJob,
  sweepImportsJob,
];

export function createJobs({
  metrics,
  begunWork,
  onStep,
  ...options
}: ProcessTranscriptOptions &
  MoodServices &
  DeliverWebhookServices &
  DigestServices & { mailer: Mailer; metrics: Metrics; begunWork: BegunWork }): Job[] {
  const processTranscript = createProcessTranscript({
    ...options,
    async onStep(meetingId, step) {
      metrics.reachStep(meetingId, step);
      await onStep?.(meetingId, step);
    },
  });
  const giveUpTranscript = createGiveUpTranscript(options);
  const deliverMail = createDeliverMail(options);
  const jobs: Job[] = [
    {
      definition: processTranscriptJob,
      async handle(data) {
        const job = processTranscriptJob.schema.parse(data);
        await processTranscript(job).finally(() => metrics.leaveStep(job.meetingId));
      },
      giveUp: (data) => giveUpTranscript(processTranscriptJob.schema.parse(data)),
    },
    {
      definition: sendMailJob,
      handle: (data) => deliverMail(sendMailJob.schema.parse(data)),
      giveUp: (data) => giveUpMail(options.db, sendMailJob.schema.parse(data)),
    },
    { definition: applyRetentionJob, handle: createApplyRetention(options) },
    {
      definition: matchAgainJob,
      handle: (data) => matchAgain(options, matchAgainJob.schema.parse(data ?? {})),
    },
    { definition: sweepContentJob, handle: () => sweepContent(options) },
    { definition: sumWeeksJob, handle: () => sumAllWeeks(options) },
    { definition: decideMoodsJob, handle: () => decideAllMoods(options) },
    { definition: indexMeetingsJob, handle: () => indexMeetings(options) },
    { definition: keepSeriesJob, handle: () => keepAllSeries(options) },
    {
      definition: deliverWebhookJob,
      handle: (data) => deliverWebhook(options, deliverWebhookJob.schema.parse(data)),
    },
    { definition: findDueWebhooksJob, handle: () => enqueueDueCalls(options) },
    { definition: sweepWebhooksJob, handle: () => sweepWebhooks(options) },
    {
      definition: mailNotificationsJob,
      handle: (data) => mailNotifications(options, mailNotificationsJob.schema.parse(data)),
    },
    {
      definition: sendDigestJob,
      handle: (data) => sendDigest(options, sendDigestJob.schema.parse(data)),
    },
    {
      definition: findDueNotificationsJob,
      async handle() {
        await deliverNotifications(options);
        await enqueueDueDigests(options);
      },
    },
    { definition: noteLateActionsJob, handle: () => notifyOfLateActions(options) },
    { definition: sweepNotificationsJob, handle: () => sweepNotifications(options) },
    { definition: sweepImportsJob, handle: () => sweepImports(options) },
  ];
  return jobs.map((job) => counted(bounded(job, begunWork), metrics));
}

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
