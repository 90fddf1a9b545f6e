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

export type JobQueue = {
  /**
   * Part of the transaction it is given: the job exists if and only if that commits. Jobs are done turn by
   * turn, and in each turn in their order.
   */
  enqueue<S extends z.ZodType>(
    tx: Queryable,
    job: JobDefinition<S>,
    data: z.input<S>,
    turn?: number,
  ): Promise<void>;
  /** Many jobs at once, outside of any transaction. */
  enqueueAll<S extends z.ZodType>(
    job: JobDefinition<S>,
    jobs: { data: z.input<S>; turn: number }[],
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
const priorityOf = (turn: number) => 0 - turn;
const superviseSeconds = 5;
const finishOnStopMs = 20_000;

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
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
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
    async enqueue(tx, job, data, turn = 0) {
      const options = { db: fromKysely(tx), priority: priorityOf(turn) };
      await boss.send({ name: job.name, data: Object(job.schema.parse(data)), options });
    },
    async enqueueAll(job, jobs) {
      if (jobs.length === 0) return;
      await boss.insert(
        job.name,
        jobs.map(({ data, turn }) => ({
          data: Object(job.schema.parse(data)),
          priority: priorityOf(turn),
        })),
      );
    },
    async takeUp(tx, name, jobs) {
      if (!definitions.some((job) => job.name === name)) return;
      await boss.insert(name, jobs, { db: fromKysely(tx) });
    },
    wake: ({ name }) => void bus.publish({ name: 'work-waiting', payload: { queue: name } }),
    async work(job, concurrency) {
      const slots = job.definition.cron ? 1 : concurrency;
      for (let slot = 0; slot < slots; slot += 1) {
        const worker: string = await boss.work(
          job.definition.name,
          { batchSize: 1, pollingIntervalSeconds: pollSeconds },
          async (batch) => {
            for (const { data } of batch) await job.handle(data);
            // More may be waiting: look again at once instead of at the next poll.
            boss.notifyWorker(worker);
          },
        );
        workers.push({ id: worker, queue: job.definition.name });
      }
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
