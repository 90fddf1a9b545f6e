import { createMoodThreads } from './features/figures/decide-moods.ts';
import { followChanges } from './features/figures/follow-changes.ts';
import { organizationFigures } from './features/figures/organization-figures.ts';
import { watchSources } from './features/imports/watch-sources.ts';
import { createModels } from './features/language-model/models.ts';
import { followNotificationEvents } from './features/notifications/follow-events.ts';
import { findDueNotificationsJob } from './features/notifications/notifications.job.ts';
import { indexMeetingsJob } from './features/search/index-meetings.job.ts';
import { followMeetings } from './features/series/follow-meetings.ts';
import { createAnalysisPool } from './features/transcripts/analysis/analysis-pool.ts';
import { requeueUnfinished } from './features/transcripts/processing/requeue-unfinished.ts';
import { openSpeech } from './features/transcripts/recordings/open-speech.ts';
import { sweepContent } from './features/transcripts/sweep/sweep-content.ts';
import { findDueWebhooksJob } from './features/webhooks/deliver-webhooks.job.ts';
import { followWebhookEvents } from './features/webhooks/follow-events.ts';
import { createJobs } from './jobs.ts';
import { openBegunWork } from './platform/begun-work.ts';
import type { ApiOptions } from './serve-api.ts';

/** Starts the background work: its threads, its jobs, and what follows changes. */
export async function startWorking(services: ApiOptions) {
  const { env, connection, queue, log } = services;
  const { db } = connection;
  const pool = services.analyses ?? createAnalysisPool({ threads: env.workers + 1 });
  const models = createModels({ ...services, db });
  const transcribing = env.speech && openSpeech(env.speech, env.workers);
  const threads = createMoodThreads(log);
  const figures = organizationFigures({ ...services, db });
  const begunWork = await openBegunWork(db, log);
  const { publicUrl } = env;
  const speech = transcribing?.speech;
  const shared = {
    ...services,
    db,
    pool,
    models,
    speech,
    threads,
    begunWork,
    publicUrl,
    figures,
  };
  if (queue.startsEmpty) {
    // No other process uses this database, so no upload is in progress.
    await sweepContent({ db, log }, 0);
    const unfinished = await requeueUnfinished(db, queue);
    if (unfinished > 0) log.info({ unfinished }, 'unfinished meetings enqueued');
  }
  // Indexes meetings that were analysed by an earlier version or restored from a backup.
  await queue.enqueue(db, indexMeetingsJob, {});
  await queue.enqueue(db, findDueWebhooksJob, {});
  await queue.enqueue(db, findDueNotificationsJob, {});
  for (const job of createJobs(shared)) await queue.work(job, env.workers);
  const followers = [
    await watchSources(shared),
    // Before what waits for them.
    threads,
    followChanges(shared),
    followMeetings(shared),
    followWebhookEvents(shared),
    followNotificationEvents(shared),
  ];
  return {
    /** First, because whatever ends the process from here on is no fault of the running work. */
    giveBack: begunWork.giveBack,
    /** Ends what follows changes, in the order of the list, then the jobs and what they use. */
    async close() {
      // A model may take minutes; its meeting is processed again after the next start.
      models.close();
      transcribing?.stop();
      for (const { close } of followers) await close();
      await queue.stop();
      await pool.close();
      await transcribing?.close();
      await figures.close();
    },
  };
}
