import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEmbedded, connectPostgres } from '@rapport/server/database/connect';
import { migrate } from '@rapport/server/database/migrate';
import type { Database } from '@rapport/server/database/types';
import { generateMeetings } from '@rapport/server/testing/factories/many-meetings';
import { createDatabase, dropDatabase } from '@rapport/server/testing/postgres-databases';
import { requestOf, runLoad } from '../server/http-load.ts';
import { report, wasMissed } from '../server/report.ts';
import { startMain } from '../server/start-main.ts';
import { fillIndex } from './fill-index.ts';
import { mixedPaths, pathsOf, searches } from './searches.ts';
import { measureUpkeep } from './upkeep.ts';

const postgres = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@localhost:5432';
const wordsOfMeeting = 1000;
const many = { meetings: 100_000, clients: 20, atMostMs: 300 };
const some = { meetings: 5000, clients: 1, atMostMs: 200 };
const warmUpMs = 5000;
const kindMs = 5000;
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
  await fillIndex(db, wordsOfMeeting);
  return owner;
}

async function load(
  serverEnv: Record<string, string>,
  token: string,
  { clients, atMostMs }: typeof many,
) {
  const server = await startMain({ ...env, ...serverEnv });
  const requests = (all: string[]) => all.map((path) => requestOf(path, token));
  const mixed = requests(mixedPaths());
  await runLoad(server.port, mixed, { clients, ms: warmUpMs });
  for (const kind of Object.keys(searches)) {
    const alone = await runLoad(server.port, requests(pathsOf(kind)), { clients: 1, ms: kindMs });
    report(`${kind}, one client, p95`, alone.p95Ms, 'ms');
  }
  const all = await runLoad(server.port, mixed, { clients, ms: mixedMs });
  report(`all in turns, ${clients} clients, p50`, all.p50Ms, 'ms');
  report('  p95', all.p95Ms, 'ms', { atMost: atMostMs });
  report('  searches', all.perSecond, 'a second');
  report('  failed', all.failed, 'calls', { atMost: 0 });
  await server.stop();
}

async function benchPostgres() {
  const { name, url } = await createDatabase(postgres);
  const dataDir = await mkdtemp(join(tmpdir(), 'rapport-bench-'));
  const connection = connectPostgres(url);
  try {
    const owner = await fill(connection.db, many.meetings);
    console.log(`\nPostgreSQL, ${many.meetings} meetings of one organization`);
    await load(
      { DATABASE_URL: url, RAPPORT_DATA_DIR: dataDir, RAPPORT_ROLE: 'api' },
      owner.token,
      many,
    );
    const { withResults, again } = await measureUpkeep(connection.db, owner.organizationId);
    report('indexing a meeting of an hour', withResults, 'ms of processor', { atMost: 20 });
    report('  again, from its stored transcript', again, 'ms of processor');
  } finally {
    await connection.close();
    await dropDatabase(postgres, name);
    await rm(dataDir, { recursive: true });
  }
}

async function benchEmbedded() {
  const dataDir = await mkdtemp(join(tmpdir(), 'rapport-bench-'));
  try {
    const connection = await connectEmbedded({ dataDir: join(dataDir, 'database') });
    const owner = await fill(connection.db, some.meetings);
    await connection.close();
    console.log(`\nEmbedded database, ${some.meetings} meetings`);
    await load({ DATABASE_URL: '', RAPPORT_DATA_DIR: dataDir }, owner.token, some);
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

await benchPostgres();
await benchEmbedded();
if (wasMissed()) process.exit(1);
