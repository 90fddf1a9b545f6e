import { access, cp, mkdtemp, open, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase, openInstallation } from '../../open-installation.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { writeBackup } from './write-backup.ts';

const pageBytes = 8192;
const bodyOfPage = 5000;
const wayBack =
  /Keep the folder as it is, restore the last backup into a new one \(RAPPORT_DATA_DIR=NEW/;

type Origin = Awaited<ReturnType<typeof makeOrigin>>;

let origin: Origin;
let dataDir = '';
beforeAll(async () => {
  origin = await makeOrigin();
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rapport-damage-'));
  await cp(origin.folder, dataDir, { recursive: true });
});
afterEach(() => rm(dataDir, { recursive: true }));
afterAll(() => rm(origin.folder, { recursive: true }));

const openFolder = (folder = dataDir) => openDatabase({ databaseUrl: undefined, dataDir: folder });
const inDatabase = (path: string) => join(dataDir, 'database', path);

/**
 * Sets up an installation and stops it. Returns its folder, and the files of the meetings table and
 * of the list of tables.
 */
async function makeOrigin() {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-whole-'));
  const connection = await openInstallation({ databaseUrl: undefined, dataDir: folder });
  const app = await startTestApp({ role: 'api', dataDir: folder }, connection);
  const owner = await app.accounts.buildOwner();
  const meetingId = await buildMeeting(app.db, owner, { withResults: true });
  const { rows } = await sql<{ path: string }>`
    select pg_relation_filepath(name::regclass) as "path"
    from unnest(array['meeting', 'pg_class']) as name`.execute(app.db);
  await app.close();
  const [meetings = '', catalog = ''] = rows.map(({ path }) => path);
  return { folder, email: owner.email, meetingId, meetings, catalog };
}

/** Changes a byte, as a failing disk may. */
async function flip(path: string, position: number) {
  const file = await open(path, 'r+');
  const byte = Buffer.alloc(1);
  await file.read(byte, 0, 1, position);
  await file.write(Buffer.of((byte[0] ?? 0) ^ 0xff), 0, 1, position);
  await file.close();
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

test('a page damaged while stopped is reported at the next start, with what to do', async () => {
  const meetings = inDatabase(origin.meetings);
  for (const path of [meetings, inDatabase(origin.catalog)]) {
    await flip(path, bodyOfPage);
    const refusal = await openFolder().catch(String);
    expect(refusal).toContain(`the database in ${dataDir} is damaged: `);
    expect(refusal).toMatch(wayBack);
    await flip(path, bodyOfPage);
  }
  await truncate(meetings, pageBytes / 2);
  await expect(openFolder()).rejects.toThrow(`is damaged: page 0 of ${origin.meetings}. Keep`);
});

test('a database with a missing file is not replaced by a new one', async () => {
  const versionFile = inDatabase('PG_VERSION');
  await rename(versionFile, `${versionFile}.gone`);
  await expect(openFolder()).rejects.toThrow('is damaged: its file PG_VERSION is missing. Keep');
  await rename(`${versionFile}.gone`, versionFile);
  const again = await openFolder();
  expect(await again.db.selectFrom('meeting').select('id').execute()).toHaveLength(1);
  await again.close();
});

test('a folder of a later PostgreSQL is reported as newer, not as damaged', async () => {
  await writeFile(inDatabase('PG_VERSION'), '19\n');
  await expect(openFolder()).rejects.toThrow(
    `the data in ${dataDir} was written by a newer version of Rapport`,
  );
});

test('a page damaged while running is reported to its reader and by /readyz, and prevents a backup', async () => {
  const connection = await openFolder();
  const app = await startTestApp({ role: 'api', dataDir }, connection);
  const owner = await app.accounts.signIn(origin.email);
  const ready = async () => (await app.http.inject({ url: '/readyz' })).json();
  expect(await ready()).toMatchObject({ status: 'ready' });
  // Not cached since the start, so it is read from disk.
  await flip(inDatabase(origin.meetings), bodyOfPage);
  const response = await owner.call('GET', `/api/v1/event/${origin.meetingId}`);
  expect([response.statusCode, response.json()]).toMatchObject([
    500,
    { code: 'DATABASE_DAMAGED', message: expect.stringContaining('restored from a backup') },
  ]);
  expect(await ready()).toMatchObject({ status: 'not ready', database: false });
  expect((await app.http.inject({ url: '/healthz' })).statusCode).toBe(200);
  const path = join(dataDir, 'new.backup');
  await expect(writeBackup(connection, { path, dataDir })).rejects.toThrow(
    /^The database is damaged .* so no backup was written\./,
  );
  expect([await isThere(path), await isThere(`${path}.part`)]).toEqual([false, false]);
  await app.close();
});
