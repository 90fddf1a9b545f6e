import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { meetingListSchema, pathFor, paths } from '@rapport/contract';
import type { Doubt } from '@rapport/transcript';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Connection, connectEmbedded } from '../../database/connect.ts';
import { jsonb } from '../../database/jsonb.ts';
import { jobDefinitions } from '../../jobs.ts';
import { startJobQueue } from '../../platform/job-queue.ts';
import { fileOf, replaceFile } from '../../testing/factories/files.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
import { keepSound } from '../../testing/factories/sound.ts';
import { readStatus, upload } from '../../testing/factories/transcripts.ts';
import { startTestApp, testPublicUrl } from '../../testing/test-app.ts';
import { openEmptyDatabase, openTestDatabase } from '../../testing/test-database.ts';
import { startWebhookReceiver } from '../../testing/webhook-receiver.ts';
import { createLineHash, type SectionSum } from './backup-format.ts';
import { restoreBackup } from './restore-backup.ts';
import { countTables } from './restore-repository.ts';
import { findLastBackupRun } from './run-repository.ts';
import { writeBackup } from './write-backup.ts';

const patience = { timeout: 60_000 };
const log = pino({ level: 'silent' });
const everyByte = Uint8Array.from({ length: 256 }, (_, value) => value);
const awkward = 'quotes " \' \\ and \u2028 line \r\n ends, \u{1F600} and Größe';

let folder = '';
let whole = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-backup-'));
  whole = join(folder, 'whole.backup');
});
afterEach(() => rm(folder, { recursive: true }));

const restore = (connection: Connection, path: string, dataDir = join(folder, 'elsewhere')) =>
  restoreBackup(connection, {
    path,
    dataDir,
    startQueue: () => startJobQueue(connection, jobDefinitions, log),
  });

const isKept = ({ kind }: SectionSum) => kind !== 'jobs';

/** On PostgreSQL, the backup also passes through an embedded database. */
async function openStations(): Promise<Connection[]> {
  const embedded = process.env.TEST_DATABASE_URL ? [await connectEmbedded({})] : [];
  return [...embedded, await openEmptyDatabase()];
}

/** Starts the original installation without workers. */
async function startOrigin() {
  const origin = await openTestDatabase();
  const api = await startTestApp({ role: 'api' }, origin);
  const owner = await api.accounts.buildOwner();
  const read = await buildMeeting(api.db, owner, { title: awkward, withResults: true });
  return { origin, api, owner, read };
}

test('waiting webhook calls are made after a restore, with their secret', async () => {
  const receiver = await startWebhookReceiver();
  const env = { webhookNetworks: ['127.0.0.1'] };
  const origin = await openTestDatabase();
  const api = await startTestApp({ ...env, role: 'api' }, origin);
  const owner = await api.accounts.buildOwner();
  const payload = { url: receiver.url, events: ['meeting.failed'] };
  const { id } = (await owner.call('POST', paths.webhooks, { payload })).json();
  await owner.call('POST', pathFor(paths.webhookTest, id));
  await writeBackup(origin, { path: whole, dataDir: folder });
  await api.close();
  const restored = await openEmptyDatabase();
  await restore(restored, whole);
  const app = await startTestApp(env, restored);
  await expect.poll(() => receiver.events(), patience).toEqual(['webhook.test']);
  expect(receiver.calls[0]?.headers['webhook-signature']).toMatch(/^v1,/);
  await app.close();
  receiver.close();
});

test('sound of recordings is left out, and no meeting says that it is kept', async () => {
  const { origin, api, owner, read } = await startOrigin();
  const { organizationId } = owner;
  await keepSound(origin.db, { organizationId, meetingId: read });
  const written = await writeBackup(origin, { path: whole, dataDir: folder });
  expect(written.sections.map(({ name }) => name)).not.toContain('soundChunk');
  await api.close();
  const restored = await openEmptyDatabase();
  await restore(restored, whole);
  const { db } = restored;
  expect(await db.selectFrom('sound').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('recording').select(['meetingId', 'soundUntil']).execute()).toEqual([
    { meetingId: read, soundUntil: null },
  ]);
  await restored.close();
});

test('sound of recordings is restored where the backup was made with it', async () => {
  const { origin, api, owner, read } = await startOrigin();
  const { organizationId } = owner;
  const bytes = Buffer.alloc(300_000, 'sound');
  await keepSound(origin.db, { organizationId, meetingId: read }, { bytes });
  await writeBackup(origin, { path: whole, dataDir: folder, withSound: true });
  await api.close();
  const restored = await openEmptyDatabase();
  await restore(restored, whole);
  const { db } = restored;
  const chunks = await db.selectFrom('soundChunk').select('bytes').orderBy('position').execute();
  expect(Buffer.concat(chunks.map((chunk) => chunk.bytes)).equals(bytes)).toBe(true);
  const [recording] = await db.selectFrom('recording').select('soundUntil').execute();
  expect(recording?.soundUntil).toBeInstanceOf(Date);
  await restored.close();
});

test('everything is restored on another database, and pending work continues', async () => {
  const dataDir = join(folder, 'data');
  await mkdir(join(dataDir, 'outbox'), { recursive: true });
  await writeFile(join(dataDir, 'secret'), 'a secret of thirty-two characters');
  await writeFile(join(dataDir, 'outbox', '2026-01-01T0900.eml'), everyByte);
  const { origin, api, owner, read } = await startOrigin();
  const { organizationId } = owner;
  const untie = { kind: 'untie-speaker' as const, label: awkward };
  const correction = { organizationId, meetingId: read, change: jsonb(untie), words: awkward };
  await api.db.insertInto('meetingCorrection').values([correction, correction]).execute();
  const doubts: Doubt[] = [{ kind: 'length', minutes: 1445, likelyMinutes: 37, line: awkward }];
  await api.db
    .updateTable('meeting')
    .set({ doubts: jsonb(doubts) })
    .where('id', '=', read)
    .execute();
  await replaceFile(api.db, read, everyByte);
  const pending = await upload(owner);
  await api.http.inject({
    method: 'POST',
    url: '/api/auth/request-password-reset',
    headers: { origin: testPublicUrl },
    payload: { email: owner.email },
  });
  const written = await writeBackup(origin, { path: whole, dataDir });
  expect(await findLastBackupRun(api.db)).toMatchObject({ bytes: written.bytes });
  await expect(writeBackup(origin, { path: whole, dataDir })).rejects.toThrow('exists already');
  await expect(restore(origin, whole)).rejects.toThrow('The database is not empty: it has');
  await api.close();

  let path = whole;
  let database: Connection | undefined;
  for (const next of await openStations()) {
    await database?.close();
    database = next;
    const elsewhere = await mkdtemp(join(folder, 'data-'));
    expect(await restore(next, path, elsewhere)).toEqual(written.sections);
    path = join(elsewhere, 'next.backup');
    // Scheduled jobs differ; files and rows must be the same.
    const again = await writeBackup(next, { path, dataDir: elsewhere });
    expect(again.sections.filter(isKept)).toEqual(written.sections.filter(isKept));
    expect(await readFile(join(elsewhere, 'outbox', '2026-01-01T0900.eml'))).toEqual(
      Buffer.from(everyByte),
    );
  }

  const app = await startTestApp({}, database);
  const again = await app.accounts.signIn(owner.email);
  const meetings = await app.http.inject({
    url: '/api/v1/event',
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(meetingListSchema.parse(meetings.json())).toMatchObject({ total: 2 });
  expect(meetings.body).toContain(JSON.stringify(awkward));
  expect(meetings.body).toContain('"toCheck":["length"]');
  expect(await fileOf(app.db, read)).toEqual(Buffer.from(everyByte));
  await expect
    .poll(
      async () => (await readStatus({ ...owner, ...again }, pending)).processingStatus,
      patience,
    )
    .toBe('completed');
  await expect.poll(() => app.mails.map(({ to }) => to), patience).toEqual([owner.email]);
  const numbered = await app.db
    .insertInto('meetingCorrection')
    .values(correction)
    .returning('position')
    .executeTakeFirstOrThrow();
  expect(numbered.position).toBe(3);
  await app.close();
});

test('a backup that cannot be restored is explained and changes nothing', async () => {
  const { origin, api } = await startOrigin();
  await writeBackup(origin, { path: whole, dataDir: folder });
  await api.close();
  const target = await openEmptyDatabase();
  const lines = gunzipSync(await readFile(whole))
    .toString()
    .trimEnd()
    .split('\n');
  const bytes = await readFile(whole);
  const header = JSON.parse(lines[0] ?? '');
  const withHeader = (change: object) =>
    gzipSync([JSON.stringify({ ...header, ...change }), ...lines.slice(1), ''].join('\n'));
  const changed = (from: string, to: string) =>
    gzipSync(lines.map((line) => `${line.replaceAll(from, to)}\n`).join(''));
  const flipped = Buffer.from(bytes);
  flipped.writeUInt8(flipped.readUInt8(bytes.length >> 1) ^ 0xff, bytes.length >> 1);
  /** Replaces rows of organizations, with valid checksums. */
  function withOrganizations(rows: string[]) {
    const at = lines.findIndex((line) => line.startsWith('{"kind":"table","name":"organization"'));
    const hash = createLineHash();
    hash.add(rows);
    const section = JSON.stringify({ kind: 'table', name: 'organization', rows: rows.length });
    const changed = [section, ...rows, JSON.stringify({ sha256: hash.sum() })];
    return gzipSync([...lines.slice(0, at), ...changed, ...lines.slice(at + 3), ''].join('\n'));
  }
  const organization = lines.find((line) => line.includes('"slug":')) ?? '';
  const cases: [string, Uint8Array, string][] = [
    ['nothing', Buffer.alloc(0), 'is not complete'],
    ['text', Buffer.from('hello'), 'is not a backup of Rapport'],
    ['other', gzipSync('hello\n'), 'is not a backup of Rapport'],
    ['cut', bytes.subarray(0, bytes.length - 100), 'is not complete'],
    ['short', gzipSync(lines.slice(0, -1).join('\n')), 'is not complete'],
    ['flipped', flipped, 'is damaged'],
    ['changed', changed('Größe', 'Kleine'), 'is damaged'],
    ['newer', withHeader({ schema: '9999-later', version: '9.0.0' }), 'made by Rapport 9.0.0'],
    ['form', withHeader({ rapportBackup: 2, version: '9.0.0' }), 'another backup format'],
    ['older', withHeader({ schema: '0003-meetings' }), 'an unknown table'],
    ['loose', withOrganizations([]), 'violates foreign key'],
    [
      'strange',
      withOrganizations([`{"odd":1,${organization.slice(1)}`]),
      'differs from the backup',
    ],
  ];
  for (const [name, content, sentence] of cases) {
    const path = join(folder, name);
    await writeFile(path, content);
    await expect(restore(target, path), name).rejects.toThrow(sentence);
    expect(await countTables(target.db), name).toBe(0);
  }
  await expect(restore(target, join(folder, 'absent'))).rejects.toThrow('absent does not exist.');
  await target.close();
});
