import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@rapport/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  formWith,
  readStatus,
  sendUpload,
  smallTranscript,
  upload,
} from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp, testPublicUrl } from '../../testing/test-app.ts';
import { type Connection, connectEmbedded } from '../connect.ts';
import { migrate } from '../migrate.ts';
import type { EmbeddedThread } from './embedded-thread.ts';

const patience = { timeout: 60_000, interval: 100 };
const lines: string[] = [];
const warnings = () => lines.filter((line) => line.includes('"level":40'));

let folder = '';
let connection: Connection;
let app: TestApp;
let isFull = false;
let thread: EmbeddedThread;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-embedded-'));
  connection = await connectEmbedded(
    { dataDir: join(folder, 'database') },
    {
      isFull: async () => isFull,
      onThread: (started) => {
        thread = started;
      },
    },
  );
  await migrate(connection.db);
  app = await startTestApp(
    { dataDir: folder },
    connection,
    pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
  );
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = async (url: string) => {
  const response = await app.http.inject({ url });
  return [response.statusCode, response.json()];
};
const isReady = async () => (await get('/readyz'))[0] === 200;

test('a nearly full disk makes the database read-only until there is space again', async () => {
  const owner = await app.accounts.buildOwner();
  const before = await upload(owner);
  const completed = async (id: string) =>
    (await readStatus(owner, id)).processingStatus === 'completed';
  await vi.waitFor(async () => expect(await completed(before)).toBe(true), patience);

  isFull = true;
  const refused = await sendUpload(
    owner,
    formWith({ name: 'weekly.txt', content: smallTranscript }),
  );
  expect([refused.statusCode, refused.json()]).toMatchObject([
    507,
    { code: 'DISK_FULL', message: expect.stringContaining('so nothing was saved') },
  ]);
  // Better Auth handles errors itself.
  const invited = await owner.call('POST', `${paths.auth}/organization/invite-member`, {
    headers: { origin: testPublicUrl },
    payload: { email: 'new@example.com', role: 'member', organizationId: owner.organizationId },
  });
  expect([invited.statusCode, invited.json()]).toMatchObject([507, { code: 'DISK_FULL' }]);
  const list = () => owner.call('GET', paths.meetings);
  expect((await list()).json()).toMatchObject({ total: 1 });
  expect(await get('/readyz')).toMatchObject([503, { database: false }]);
  expect(warnings()).toContainEqual(expect.stringContaining('its disk is nearly full'));
  expect(await get('/healthz')).toEqual([200, { status: 'up' }]);

  isFull = false;
  const after = await upload(owner);
  await vi.waitFor(async () => expect(await completed(after)).toBe(true), patience);
  await vi.waitFor(async () => expect(await isReady()).toBe(true), patience);
  expect((await list()).json()).toMatchObject({ total: 2 });
});

test('if the thread ends, pending work is rolled back and committed work is kept', async () => {
  const key = (name: string) => ({ key: name, count: 1, startedAt: new Date() });
  await app.db.insertInto('attempt').values(key('kept')).execute();
  const cutOff = app.db.transaction().execute(async (tx) => {
    await tx.insertInto('attempt').values(key('begun')).execute();
    await thread.kill();
    await tx.insertInto('attempt').values(key('outside of it')).execute();
  });
  await expect(cutOff).rejects.toThrow('The embedded database stopped.');
  const rows = await app.db
    .selectFrom('attempt')
    .select('key')
    .where('key', 'in', ['kept', 'begun', 'outside of it'])
    .execute();
  expect(rows).toEqual([{ key: 'kept' }]);
  await vi.waitFor(async () => expect(await isReady()).toBe(true), patience);
});

test('a folder on a full disk is not opened and not reported as damaged', async () => {
  isFull = true;
  const opened = connectEmbedded(
    { dataDir: join(folder, 'other') },
    { isFull: async () => isFull },
  );
  await expect(opened).rejects.toMatchObject({ code: '53100' });
  isFull = false;
  expect(await readdir(folder)).not.toContain('other');
});
