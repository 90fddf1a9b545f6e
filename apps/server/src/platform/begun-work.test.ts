import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { openBegunWork } from './begun-work.ts';

const log = pino({ level: 'silent' });
const neverEnds = () => new Promise<void>(() => {});

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ role: 'api' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('begunWork').execute();
});

const openProcess = () => openBegunWork(app.db, log);

/** Runs a job in a process until it has begun. */
async function begin(process: Awaited<ReturnType<typeof openProcess>>, id: string) {
  const begun = Promise.withResolvers<void>();
  const run = () => {
    begun.resolve();
    return neverEnds();
  };
  void process.run({ work: 'transcript.process', subject: { id }, run });
  await begun.promise;
}

async function kill(times: number, ...ids: string[]) {
  for (let time = 0; time < times; time += 1) {
    const process = await openProcess();
    for (const id of ids) await begin(process, id);
  }
}

/** What became of a job in a new process. */
async function outcomeOf(id: string): Promise<string> {
  let outcome = 'left out';
  const process = await openProcess();
  await process.run({
    work: 'transcript.process',
    subject: { id },
    run: async () => {
      outcome = 'run';
    },
  });
  return outcome;
}

test('a job is left out for a day after three processes were killed during it', async () => {
  await kill(2, 'poison');
  expect(await outcomeOf('other')).toBe('run');
  await begin(await openProcess(), 'poison');
  expect(await outcomeOf('poison')).toBe('left out');
  expect(await outcomeOf('other')).toBe('run');
  await sql`update "begunWork" set "begunAt" = "begunAt" - interval '1 day'`.execute(app.db);
  expect(await outcomeOf('poison')).toBe('run');
});

test('jobs of a process that stops in order, and jobs that fail, are not counted', async () => {
  for (let time = 0; time < 5; time += 1) {
    const process = await openProcess();
    await begin(process, 'long');
    await process.giveBack();
    const failing = (await openProcess()).run({
      work: 'transcript.process',
      subject: { id: 'failing' },
      run: () => Promise.reject(new Error('the database is away')),
    });
    await expect(failing).rejects.toThrow('the database is away');
  }
  expect(await outcomeOf('long')).toBe('run');
  expect(await outcomeOf('failing')).toBe('run');
});

test('a process that stops begins nothing more', async () => {
  const process = await openProcess();
  await process.giveBack();
  let isRun = false;
  const run = async () => {
    isRun = true;
  };
  expect(await process.run({ work: 'transcript.process', subject: {}, run })).toBe(false);
  expect(isRun).toBe(false);
});

test('jobs beside the one that kills are counted once, because they then run one at a time', async () => {
  await kill(1, 'poison', 'a', 'b');
  const process = await openProcess();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (id: string) =>
    process.run({
      work: 'transcript.process',
      subject: { id },
      run: () => {
        begun.push(id);
        return new Promise((resolve) => ends.set(id, resolve));
      },
    });
  const jobs = ['a', 'b', 'new'].map(start);
  await expect.poll(() => begun.toSorted()).toEqual(['a', 'new']);
  ends.get('a')?.();
  await jobs[0];
  await expect.poll(() => begun.toSorted()).toEqual(['a', 'b', 'new']);
  for (const end of ends.values()) end();
  expect(await Promise.all(jobs)).toEqual([true, true, true]);
  expect(await app.db.selectFrom('begunWork').selectAll().execute()).toHaveLength(1);
});

test('jobs with the same data that other processes run at the moment are not counted', async () => {
  const data = { id: 'often corrected' };
  await kill(3, data.id);
  const active = sql`
    insert into pgboss.job (name, data, state)
    select 'transcript.process', ${JSON.stringify(data)}::jsonb, 'active'
    from generate_series(1, 4)`;
  await active.execute(app.db);
  expect(await outcomeOf(data.id)).toBe('run');
});
