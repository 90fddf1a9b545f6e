import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectPostgres } from '@rapport/server/database/connect';
import { migrate } from '@rapport/server/database/migrate';
import { generateMeetings } from '@rapport/server/testing/factories/many-meetings';
import { smallTranscript } from '@rapport/server/testing/factories/transcripts';
import { createDatabase, dropDatabase } from '@rapport/server/testing/postgres-databases';
import { startServerProcess } from '@rapport/server/testing/server-process';
import { sql } from 'kysely';

/**
 * Puts 1,000 files into a folder that two workers on PostgreSQL watch, and kills both workers five times. Each file
 * must become one meeting and be moved.
 */
const files = 1000;
const kills = 5;
const patienceMs = 400_000;
const pollMs = 50;

const postgres = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@localhost:5432';
const { name: databaseName, url } = await createDatabase(postgres);
const connection = connectPostgres(url);
const { db } = connection;
await migrate(db);
await generateMeetings(db, { organizations: 1, meetings: 0, withResults: 0 });
const root = await mkdtemp(join(tmpdir(), 'rapport-soak-folder-'));
const folder = join(root, 'watched');
await mkdir(folder);
for (let number = 0; number < files; number += 1) {
  const talk = `${smallTranscript}\nAnna Berg: ${randomUUID()}`;
  // Written elsewhere and then moved, so that no worker sees a partial file.
  await writeFile(join(root, 'written'), talk);
  await rename(join(root, 'written'), join(folder, `meeting ${number}.txt`));
}

const env = {
  DATABASE_URL: url,
  RAPPORT_SECRET: 'a secret of thirty-two characters',
  RAPPORT_DATA_DIR: join(root, 'data'),
  RAPPORT_WORKERS: '1',
  RAPPORT_ROLE: 'worker',
  RAPPORT_WATCHED_FOLDERS: `${folder} organization-0 owner-0@example.com`,
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
const left = async () => (await readdir(folder)).filter((name) => name.endsWith('.txt')).length;
await until(async () => (await left()) === 0 && (await count()).unmoved === 0);
await Promise.all(workers.map((worker) => worker.stop()));

const found = await count();
const days = await readdir(join(folder, 'done'));
const moved = (await Promise.all(days.map((day) => readdir(join(folder, 'done', day))))).flat();
const refused = await readdir(join(folder, 'refused'));
console.log(
  `${seconds()} s: ${files} files, ${found.meetings} meetings of ${found.files} files, ${moved.length} in done, ${refused.length} in refused`,
);
await connection.close();
await dropDatabase(postgres, databaseName);
await rm(root, { recursive: true });
const isRight =
  found.meetings === files &&
  found.files === files &&
  new Set(moved).size === files &&
  refused.length === 0;
process.exit(isRight ? 0 : 1);
