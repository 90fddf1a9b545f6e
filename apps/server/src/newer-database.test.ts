import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInstallation } from './open-installation.ts';
import { productVersion } from './platform/product-version.ts';
import { createDatabase, dropDatabase } from './testing/postgres-databases.ts';

const server = fileURLToPath(new URL('./main.ts', import.meta.url));
const commandLine = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

const postgres = process.env.TEST_DATABASE_URL;
let folder = '';
let database: Awaited<ReturnType<typeof createDatabase>> | undefined;
let env: Record<string, string> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-newer-'));
  const dataDir = join(folder, 'data');
  database = postgres ? await createDatabase(postgres) : undefined;
  const connection = await openInstallation({ databaseUrl: database?.url, dataDir });
  await sql`
    insert into "schemaMigration" ("name", "timestamp")
    values ('9999-of-a-newer-version', '2030-01-01T00:00:00Z')`.execute(connection.db);
  await connection.close();
  env = {
    RAPPORT_DATA_DIR: dataDir,
    PORT: '0',
  };
  if (database) Object.assign(env, { DATABASE_URL: database.url, RAPPORT_SECRET: 'x'.repeat(32) });
});
afterAll(async () => {
  if (postgres && database) await dropDatabase(postgres, database.name);
  await rm(folder, { recursive: true });
});

async function run(program: string, args: string[] = []) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const complaint = (await text(child.stderr)).trimEnd();
  const [code] = await ended;
  return { code, complaint };
}

const owner = ['--organization', 'Northwind', '--email', 'anna@example.com'];

test.each([
  ['the server', server, []],
  ['backup', commandLine, ['backup', 'newer.backup']],
  ['create-owner', commandLine, ['create-owner', ...owner]],
  ['restore', commandLine, ['restore', fileURLToPath(import.meta.url)]],
])(
  '%s of an older version says in one sentence that the data is newer',
  async (_, program, args) => {
    const place = database
      ? `DATABASE_URL: the data in ${new URL(database.url).host}/${database.name}`
      : `RAPPORT_DATA_DIR: the data in ${env.RAPPORT_DATA_DIR}`;
    expect(await run(program, args)).toEqual({
      code: 1,
      complaint: `${place} was written by a newer version of Rapport than this one (${productVersion}). Start the newer version again, or restore a backup of this version into a new database. Nothing was changed.`,
    });
    expect(await readdir(process.cwd())).not.toContain('newer.backup');
  },
);
