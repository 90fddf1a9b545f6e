import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connectPostgres } from '@rapport/server/database/connect';
import { migrate } from '@rapport/server/database/migrate';
import { generateMeetings } from '@rapport/server/testing/factories/many-meetings';
import { createDatabase, dropDatabase } from '@rapport/server/testing/postgres-databases';
import { startServerProcess } from '@rapport/server/testing/server-process';
import { sql } from 'kysely';
import { z } from 'zod';
import { soakedSources } from './soaked-sources.ts';

/**
 * Puts many files into a folder (1,000), a mailbox or a bucket (400) that two workers on PostgreSQL watch, and kills both
 * workers five times. Each file must become one meeting and be moved. Mailboxes and buckets are looked at once a minute, so
 * they take some ten minutes.
 */
const kills = 5;
const patienceMs = 3_600_000;
const pollMs = 50;

const { positionals } = parseArgs({ allowPositionals: true });
const kind = z.enum(['folder', 'mailbox', 'bucket']).parse(positionals[0] ?? 'folder');

const postgres = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@localhost:5432';
const { name: databaseName, url } = await createDatabase(postgres);
const connection = connectPostgres(url);
const { db } = connection;
await migrate(db);
await generateMeetings(db, { organizations: 1, meetings: 0, withResults: 0 });
const root = await mkdtemp(join(tmpdir(), 'rapport-soak-imports-'));
const { files, ...source } = await soakedSources[kind](root);

const env = {
  DATABASE_URL: url,
  RAPPORT_SECRET: 'a secret of thirty-two characters',
  RAPPORT_DATA_DIR: join(root, 'data'),
  RAPPORT_WORKERS: '1',
  RAPPORT_ROLE: 'worker',
  ...source.env,
};
const startedAt = performance.now();
const seconds = () => Math.round((performance.now() - startedAt) / 1000);
const workers = await Promise.all([startServerProcess(env), startServerProcess(env)]);

async function count() {
  const { rows } = await sql<{ meetings: number; files: number; unmoved: number }>`
    select (select count(*)::int from "meeting") as "meetings",
      (select count(distinct "sha256")::int from "meetingFile" where "meetingId" is not null) as "files",
      (select count(*)::int from "importedFile" where not "isMoved") as "unmoved"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('Nothing was counted.');
  return row;
}

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) {
    if (performance.now() - startedAt > patienceMs) throw new Error('It takes too long.');
    await wait(pollMs);
  }
}

for (let kill = 1; kill <= kills; kill += 1) {
  const from = (await count()).meetings;
  await until(async () => (await count()).meetings >= from + files / (kills + 3));
  const both = workers.splice(0);
  await Promise.all(both.map((worker) => worker.kill()));
  const { meetings, unmoved } = await count();
  console.log(`${seconds()} s: killed both workers at ${meetings} meetings, ${unmoved} not moved`);
  workers.push(...(await Promise.all([startServerProcess(env), startServerProcess(env)])));
}
await until(
  async () => (await source.names()).waiting.length === 0 && (await count()).unmoved === 0,
);
await Promise.all(workers.map((worker) => worker.stop()));

const found = await count();
const { done, refused } = await source.names();
console.log(
  `${seconds()} s, ${kind}: ${files} files, ${found.meetings} meetings of ${found.files} files, ${done.length} in done, ${refused.length} in refused`,
);
await source.close();
await connection.close();
await dropDatabase(postgres, databaseName);
await rm(root, { recursive: true });
const isRight =
  found.meetings === files &&
  found.files === files &&
  new Set(done).size === files &&
  refused.length === 0;
process.exit(isRight ? 0 : 1);
