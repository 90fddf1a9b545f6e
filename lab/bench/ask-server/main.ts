import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { MeetingReaders } from '@rapport/contract';
import { connectEmbedded, connectPostgres } from '@rapport/server/database/connect';
import { migrate } from '@rapport/server/database/migrate';
import type { Database } from '@rapport/server/database/types';
import { generateMeetings } from '@rapport/server/testing/factories/many-meetings';
import { createDatabase, dropDatabase } from '@rapport/server/testing/postgres-databases';
import { saveReaders } from '../organization/calls.ts';
import { fillOrganization } from '../organization/fill-organization.ts';
import { runLoad } from '../server/http-load.ts';
import { report, wasMissed } from '../server/report.ts';
import { startMain } from '../server/start-main.ts';
import { makeAskable } from './askable.ts';
import { addNamedPerson, reportFigures } from './figures.ts';
import { addHiddenWords, reportHiddenWords } from './hidden-words.ts';
import { forgetLaterMigrations, reportLookUps } from './look-ups.ts';
import { mixedRequests, questions, requestsOf } from './questions.ts';

// Measures how long questions take among many meetings, on both databases; figures on PostgreSQL only.

const { values } = parseArgs({
  options: {
    postgres: { type: 'string', default: '100000' },
    embedded: { type: 'string', default: '5000' },
    hidden: { type: 'string', default: '3000' },
    figures: { type: 'string', default: '60000' },
    /** A checkout of an earlier version, with which look-ups are compared. */
    earlier: { type: 'string' },
  },
});
const postgres = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@localhost:5432';
const wordsOfMeeting = 1000;
const many = { clients: 20, atMostMs: 600 };
const some = { clients: 1, atMostMs: 300 };
/** No other call of the server may wait longer than this. */
const heldMsMax = 50;
const warmUpMs = 5000;
const kindMs = 4000;
const mixedMs = 20_000;

const env = {
  NODE_ENV: 'production',
  RAPPORT_SECRET: 'a secret of thirty-two characters',
  // No limit on calls.
  RAPPORT_CALLS_PER_MINUTE: '1000000000',
};

async function fill(db: Database, meetings: number) {
  await migrate(db);
  const [owner] = await generateMeetings(db, { organizations: 1, meetings, withResults: 5000 });
  if (!owner) throw new Error('Nobody was generated.');
  await makeAskable(db, wordsOfMeeting);
  return owner;
}

/** The longest time that an empty call waits while `work` runs. */
async function longestWait(url: string, work: () => Promise<void>): Promise<number> {
  let isOver = false;
  let longest = 0;
  const watching = (async () => {
    while (!isOver) {
      const from = performance.now();
      await fetch(`${url}/healthz`).then((response) => response.text());
      longest = Math.max(longest, performance.now() - from);
      await wait(5);
    }
  })();
  await work();
  isOver = true;
  await watching;
  return longest;
}

async function load(
  serverEnv: Record<string, string>,
  token: string,
  { clients, atMostMs }: typeof many,
) {
  const server = await startMain({ ...env, ...serverEnv });
  const mixed = mixedRequests(token);
  // The warm-up uses other questions than those that are measured.
  const half = Math.floor(mixed.length / 2);
  await runLoad(server.port, mixed.slice(half), { clients, ms: warmUpMs });
  const held = await longestWait(server.url, async () => {
    for (const kind of Object.keys(questions)) {
      const requests = requestsOf(kind, token);
      const alone = await runLoad(server.port, requests, { clients: 1, ms: kindMs });
      report(`${kind}, one client, p95`, alone.p95Ms, 'ms');
    }
  });
  report('longest wait of a call of nothing', held, 'ms', { atMost: heldMsMax });
  const all = await runLoad(server.port, mixed.slice(0, half), { clients, ms: mixedMs });
  report(`all in turns, ${clients} clients, p50`, all.p50Ms, 'ms');
  report('  p95', all.p95Ms, 'ms', { atMost: atMostMs });
  report('  questions', all.perSecond, 'a second');
  report('  failed', all.failed, 'calls', { atMost: 0 });
  await server.stop();
}

async function askForHiddenWords(serverEnv: Record<string, string>) {
  console.log('\nMeetings can be read only by those who took part in them');
  const server = await startMain({ ...env, ...serverEnv });
  await reportHiddenWords(server.port);
  await server.stop();
}

async function benchPostgres(meetings: number, { isLoaded }: { isLoaded: boolean }) {
  const { name, url } = await createDatabase(postgres);
  const dataDir = await mkdtemp(join(tmpdir(), 'rapport-bench-'));
  const connection = connectPostgres(url);
  try {
    const owner = await fill(connection.db, meetings);
    console.log(`\nPostgreSQL, ${meetings} meetings of one organization`);
    const serverEnv = { DATABASE_URL: url, RAPPORT_DATA_DIR: dataDir, RAPPORT_ROLE: 'api' };
    if (isLoaded) await load(serverEnv, owner.token, many);
    await addHiddenWords(connection.db, owner);
    await askForHiddenWords(serverEnv);
  } finally {
    await connection.close();
    await dropDatabase(postgres, name);
    await rm(dataDir, { recursive: true });
  }
}

async function benchFigures(meetings: number, earlier: string | undefined) {
  const { name, url } = await createDatabase(postgres);
  const dataDir = await mkdtemp(join(tmpdir(), 'rapport-bench-'));
  const { db, close } = connectPostgres(url);
  try {
    await migrate(db);
    const { readers } = await fillOrganization(db, { people: 3000, departments: 50, meetings });
    const token = readers[0]?.token ?? '';
    await addNamedPerson(db);
    await makeAskable(db, wordsOfMeeting);
    const serverEnv = { ...env, DATABASE_URL: url, RAPPORT_DATA_DIR: dataDir, RAPPORT_ROLE: 'api' };
    for (const mode of ['everyone', 'participants'] satisfies MeetingReaders[]) {
      await saveReaders(db, mode);
      console.log(`\nFigures on PostgreSQL, ${meetings} meetings are read by ${mode}`);
      const server = await startMain(serverEnv);
      await reportFigures(server.port, token);
      await server.stop();
    }
    if (earlier === undefined) return;
    await saveReaders(db, 'everyone');
    console.log(`\nLook-ups on PostgreSQL, ${meetings} meetings`);
    const server = await startMain(serverEnv);
    await forgetLaterMigrations(db, earlier);
    const before = await startMain(serverEnv, earlier);
    await reportLookUps(server.port, before.port, token);
    await Promise.all([server.stop(), before.stop()]);
  } finally {
    await close();
    await dropDatabase(postgres, name);
    await rm(dataDir, { recursive: true });
  }
}

async function benchEmbedded(meetings: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'rapport-bench-'));
  try {
    const open = () => connectEmbedded({ dataDir: join(dataDir, 'database') });
    const filling = await open();
    const owner = await fill(filling.db, meetings);
    await filling.close();
    console.log(`\nEmbedded database, ${meetings} meetings`);
    const serverEnv = { DATABASE_URL: '', RAPPORT_DATA_DIR: dataDir };
    await load(serverEnv, owner.token, some);
    const hiding = await open();
    await addHiddenWords(hiding.db, owner);
    await hiding.close();
    await askForHiddenWords(serverEnv);
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

if (values.postgres !== '0') await benchPostgres(Number(values.postgres), { isLoaded: true });
if (values.hidden !== '0') await benchPostgres(Number(values.hidden), { isLoaded: false });
if (values.figures !== '0') await benchFigures(Number(values.figures), values.earlier);
if (values.embedded !== '0') await benchEmbedded(Number(values.embedded));
if (wasMissed()) process.exit(1);
