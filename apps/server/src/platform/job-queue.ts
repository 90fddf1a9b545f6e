import { setTimeout as wait } from 'node:timers/promises';
import { fromKysely, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Connection } from '../database/connect.ts';
import type { Queryable } from '../database/types.ts';
import { createLocalBus, type EventBus } from './event-bus.ts';
import type { Logger } from './logger.ts';

/** A kind of background work: its queue's name and what a job of it carries. */
export type JobDefinition<S extends z.ZodType = z.ZodType> = {
  name: string;
  schema: S;
  /** Its jobs only remind of what stands in a table, from which they can be made anew. */
  isReminder?: boolean;
  /** One job more is done at once than of other kinds, and jobs of one group never take all of these places. */
  keepsPlaceFree?: boolean;
  /** When a job of it is made by itself, as cron writes it, in UTC; a time when no process ran is made up for. */
  cron?: string;
  /** How long a job that failed waits, each time longer. */
  retry: { firstDelaySeconds: number; delaySecondsMax: number };
};
/** A kind of work with who does it. */
export type Job = {
  definition: JobDefinition;
  handle(data: unknown): Promise<void>;
};

/** Where a job stands among the others. */
export type Place = { turn?: number; group?: string };

export type JobQueue = {
  /**
   * Part of the transaction it is given: the job exists if and only if that commits. Jobs are done turn by
   * turn, and in each turn in their order.
   */
  enqueue<S extends z.ZodType>(
    tx: Queryable,
    job: JobDefinition<S>,
    data: z.input<S>,
    place?: Place,
  ): Promise<void>;
  /** Many jobs at once, outside of any transaction. */
  enqueueAll<S extends z.ZodType>(
    job: JobDefinition<S>,
    jobs: ({ data: z.input<S> } & Place)[],
  ): Promise<void>;
  /** Takes over jobs of another queue as they were, in a transaction; kinds that are gone have nobody to do them. */
  takeUp(tx: Queryable, name: string, jobs: { data: object; priority: number }[]): Promise<void>;
  /** Tells whoever does such jobs, in every process, that there is one; who does not hear it finds it by polling. */
  wake(job: JobDefinition): void;
  /** Starts working, so many jobs at once; on what is done by the clock one by one. */
  work(job: Job, concurrency: number): Promise<void>;
  /** True where reminders of an earlier process are gone and have to be made anew. */
  startsEmpty: boolean;
  /** Throws when the queue does not answer. */
  check(): Promise<void>;
  /** Lets running jobs finish; what takes too long goes back to the queue. */
  stop(): Promise<void>;
};

// A killed worker's job is given to another one after this time without a sign of life.
const heartbeatSeconds = 10;
const pollSeconds = 0.5;
/** For ever, as people count: what is done again is the work's own to end. */
const retryLimit = 1_000_000;
const priorityOfNone = 1_000_000;
/** The queue gives out the highest priority first. */
const placed = ({ turn = 0, group }: Place) => ({
  priority: 0 - turn,
  ...(group !== undefined && { group: { id: group } }),
});
const superviseSeconds = 5;
const finishOnStopMs = 20_000;
const sameErrorMs = 30_000;

type BossDatabase = ReturnType<typeof fromKysely>;

/** The embedded database has one connection; statements without parameters may come several at once. */
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
): Promise<JobQueue> {
  const boss = new PgBoss({
    ...(connection.kind === 'embedded'
      ? { db: embeddedBossDatabase(connection), backend: 'pglite' }
      : { connectionString: connection.url, max: 4 }),
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    schedule: definitions.some(({ cron }) => cron),
  });
  let told = { message: '', at: Number.NEGATIVE_INFINITY };
  boss.on('error', (error) => {
    // It asks twice a second: what holds for a while, such as a full disk, would fill the log.
    const isTold = error.message === told.message && performance.now() - told.at < sameErrorMs;
    if (isTold) return;
    told = { message: error.message, at: performance.now() };
    log.error({ err: error }, 'job queue');
  });
  await boss.start();
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
    await boss.createQueue(name, options);
    // A queue of an earlier version keeps what it was made with.
    await boss.updateQueue(name, options);
    if (cron) await boss.schedule(name, cron, {}, { missed: 'once' });
    if (connection.kind === 'embedded') {
      // Nobody else works on an embedded database, so a job that is there was left by an earlier process.
      // Reminders are made anew at once; others go on when their sign of life has been missing for long enough.
      if (isReminder) await boss.deleteAllJobs(name);
      // The first use of a queue reads its settings, which would wait for ever inside a transaction.
      await boss.fetch(name, { minPriority: priorityOfNone });
    }
  }

  const workers: { id: string; queue: string }[] = [];
  bus.subscribe(({ name, payload }) => {
    if (name !== 'work-waiting') return;
    for (const { id, queue } of workers) if (queue === payload.queue) boss.notifyWorker(id);
  });
  return {
    async enqueue(tx, job, data, place = {}) {
      const options = { db: fromKysely(tx), ...placed(place) };
      await boss.send({ name: job.name, data: Object(job.schema.parse(data)), options });
    },
    async enqueueAll(job, jobs) {
      if (jobs.length === 0) return;
      await boss.insert(
        job.name,
        jobs.map(({ data, ...place }) => ({
          data: Object(job.schema.parse(data)),
          ...placed(place),
        })),
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
      // More may be waiting: look again at once instead of at the next poll.
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
      // Left to itself, pg-boss looks only twice a second whether the running jobs have ended.
      const finished = Promise.all(definitions.map(({ name }) => boss.offWork(name)));
      await Promise.race([finished, wait(finishOnStopMs, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}
