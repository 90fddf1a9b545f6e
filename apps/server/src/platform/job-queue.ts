import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { fromKysely, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Connection } from '../database/connect.ts';
import type { Queryable } from '../database/types.ts';
import { createLocalBus, type EventBus } from './event-bus.ts';
import type { Logger } from './logger.ts';
import { correctTimesAhead } from './times-ahead-repository.ts';

export type JobDefinition<S extends z.ZodType = z.ZodType> = {
  name: string;
  schema: S;
  /** True if its jobs can be recreated from a table. */
  isReminder?: boolean;
  /** Runs one additional job at once, and no group may take all places. */
  keepsPlaceFree?: boolean;
  /** In UTC; a run that was missed while no process was up is made up for. */
  cron?: string;
  /** Exponential backoff. */
  retry: { firstDelaySeconds: number; delaySecondsMax: number };
};
/** A job without data that runs on a schedule. */
export const scheduledJob = (name: string, cron: string, retry: JobDefinition['retry']) => ({
  name,
  schema: z.object({}),
  cron,
  retry,
});
export type Job = {
  definition: JobDefinition;
  handle(data: unknown): Promise<void>;
  /** Called instead of `handle` after three processes have ended during the job. */
  giveUp?(data: unknown): Promise<void>;
};

/** Jobs of a lower round run first. Jobs of one group share a limited number of places. */
export type Place = { round?: number; group?: string };
type PlaceAndTime = Place & { afterSeconds?: number };

export type JobQueue = {
  /** Adds a job, which exists only if the transaction commits. Lower rounds run first. */
  enqueue<S extends z.ZodType>(
    tx: Queryable,
    job: JobDefinition<S>,
    data: z.input<S>,
    place?: PlaceAndTime,
  ): Promise<void>;
  /** Adds jobs in one statement. */
  enqueueAll<S extends z.ZodType>(
    db: Queryable,
    job: JobDefinition<S>,
    jobs: ({ data: z.input<S> } & Place)[],
  ): Promise<void>;
  /** Adds jobs from a backup; unknown kinds are dropped. */
  takeUp(tx: Queryable, name: string, jobs: { data: object; priority: number }[]): Promise<void>;
  /** Wakes the workers in all processes; polling makes up for a missed wake-up. */
  wake(job: JobDefinition): void;
  /** Scheduled jobs run one at a time. */
  work(job: Job, concurrency: number): Promise<void>;
  /** True if reminders of earlier processes were deleted and must be recreated. */
  startsEmpty: boolean;
  /** Throws if the queue does not respond. */
  check(): Promise<void>;
  /** Running jobs may finish within a time limit; the others return to the queue. */
  stop(): Promise<void>;
};

// If a worker is killed, its job is reassigned after this time without a heartbeat.
const heartbeatSeconds = 10;
const pollSecondsDefault = 0.5;
/** Practically unlimited: the job itself decides when to give up. */
const retryLimit = 1_000_000;
const priorityOfNone = 1_000_000;
/** pg-boss runs the highest priority first. */
const placed = ({ round = 0, group }: Place) => ({
  priority: 0 - round,
  ...(group !== undefined && { group: { id: group } }),
});
const superviseSeconds = 5;
const finishOnStopMs = 20_000;
const sameErrorMs = 30_000;
const correctedEveryMs = 60_000;

type BossDatabase = ReturnType<typeof fromKysely>;

/** pg-boss may send several statements without parameters in one call. */
function embeddedBossDatabase(connection: Extract<Connection, { kind: 'embedded' }>): BossDatabase {
  const single = fromKysely(connection.db);
  return {
    executeSql: (text, values) =>
      values?.length ? single.executeSql(text, values) : connection.embedded.runScript(text),
  };
}

export async function startJobQueue(
  connection: Connection,
  definitions: readonly JobDefinition[],
  log: Logger,
  bus: EventBus = createLocalBus(),
  pollSeconds = pollSecondsDefault,
): Promise<JobQueue> {
  const boss = new PgBoss({
    ...(connection.kind === 'embedded'
      ? { db: embeddedBossDatabase(connection), backend: 'pglite' }
      : { connectionString: connection.url, max: 4 }),
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    schedule: definitions.some(({ cron }) => cron),
  });
  let logged = { message: '', at: Number.NEGATIVE_INFINITY };
  const report = (error: Error) => {
    // Repeated errors are skipped, because a lasting one such as a full disk would flood the log.
    const isLogged =
      error.message === logged.message && performance.now() - logged.at < sameErrorMs;
    if (isLogged) return;
    logged = { message: error.message, at: performance.now() };
    log.error({ err: error }, 'job queue error');
  };
  boss.on('error', report);
  await boss.start();
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, isReminder, cron, retry } of definitions) {
    const options = {
      heartbeatSeconds,
      expireInSeconds: 3600,
      retryLimit,
      retryDelay: retry.firstDelaySeconds,
      retryBackoff: true,
      retryDelayMax: retry.delaySecondsMax,
      deleteAfterSeconds: 3600,
    };
    const queue = queues.get(name);
    const isCurrent = queue && isDeepStrictEqual({ ...queue, ...options }, queue);
    if (!queue) await boss.createQueue(name, options);
    // Created by an earlier version.
    else if (!isCurrent) await boss.updateQueue(name, options);
    if (cron) await boss.schedule(name, cron, {}, { missed: 'once' });
    if (connection.kind === 'embedded') {
      // One process owns an embedded database, so existing jobs are left over from earlier. Jobs other than reminders
      // resume when their heartbeat expires.
      if (isReminder) await boss.deleteAllJobs(name);
      // The first use of a changed queue reads its settings, which would deadlock in a transaction, so it happens here.
      if (!isCurrent) await boss.fetch(name, { minPriority: priorityOfNone });
    }
  }

  const correct = () => correctTimesAhead(connection.db).catch(report);
  await correct();
  const correcting = setInterval(correct, correctedEveryMs).unref();

  const workers: { id: string; queue: string }[] = [];
  bus.subscribe(({ name, payload }) => {
    if (name !== 'work-waiting') return;
    for (const { id, queue } of workers) if (queue === payload.queue) boss.notifyWorker(id);
  });
  return {
    async enqueue(tx, job, data, { afterSeconds, ...place } = {}) {
      const options = {
        db: fromKysely(tx),
        ...placed(place),
        ...(afterSeconds !== undefined && { startAfter: afterSeconds }),
      };
      await boss.send({ name: job.name, data: Object(job.schema.parse(data)), options });
    },
    async enqueueAll(db, job, jobs) {
      if (jobs.length === 0) return;
      await boss.insert(
        job.name,
        jobs.map(({ data, ...place }) => ({
          data: Object(job.schema.parse(data)),
          ...placed(place),
        })),
        { db: fromKysely(db) },
      );
    },
    async takeUp(tx, name, jobs) {
      if (!definitions.some((job) => job.name === name)) return;
      await boss.insert(name, jobs, { db: fromKysely(tx) });
    },
    wake: ({ name }) => void bus.publish({ name: 'work-waiting', payload: { queue: name } }),
    async work({ definition, handle }, concurrency) {
      const { name, cron, keepsPlaceFree } = definition;
      const options = { batchSize: 1, pollingIntervalSeconds: pollSeconds };
      // Looks for more jobs without waiting for the next poll.
      const doOne = async (batch: { data: unknown }[]) => {
        for (const { data } of batch) await handle(data);
        for (const { id, queue } of workers) if (queue === name) boss.notifyWorker(id);
      };
      await boss.work(
        name,
        keepsPlaceFree
          ? { ...options, localConcurrency: concurrency + 1, localGroupConcurrency: concurrency }
          : { ...options, localConcurrency: cron ? 1 : concurrency },
        doOne,
      );
      const own = boss.getWipData().filter((worker) => worker.name === name);
      workers.push(...own.map(({ id }) => ({ id, queue: name })));
    },
    startsEmpty: connection.kind === 'embedded',
    check: async () => void (await boss.getQueues()),
    async stop() {
      clearInterval(correcting);
      // Waits for the workers here, because the graceful stop of pg-boss polls only twice a second.
      const finished = Promise.all(definitions.map(({ name }) => boss.offWork(name)));
      await Promise.race([finished, wait(finishOnStopMs, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}
