import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths, systemStateSchema } from '@rapport/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { upload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertBackupRun } from '../backup/run-repository.ts';
import { addSeconds } from '../transcripts/recordings/speech-month-repository.ts';

const smtpUrl = 'smtp://someone:secret@mail.example.com:2525';
const from = 'Rapport <rapport@example.com>';
let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  // Jobs are not processed.
  app = await startTestApp({
    role: 'api',
    mail: { smtpUrl, from },
    dataDir: join(tmpdir(), 'never', 'made'),
    languageModel: {
      name: 'small',
      baseUrl: 'http://user:secret@model.example.com/v1',
      apiKey: 'k',
      window: undefined,
    },
    speech: {
      baseUrl: 'http://user:secret@speech.example.com/v1',
      apiKey: 'secret',
      model: 'listener',
      partMb: 25,
      partMinutes: 20,
      recordingMaxMb: 500,
      minutesPerMonth: 600,
    },
  });
  owner = await app.accounts.buildOwner();
});
afterAll(() => app.close());

test('an owner sees the state of the installation, without secrets', async () => {
  const before = systemStateSchema.parse((await owner.call('GET', paths.system)).json());
  expect(before).toMatchObject({ queues: [], lastBackup: null });
  await upload(owner);
  const madeAt = new Date('2026-03-01T08:00:00Z');
  await insertBackupRun(app.db, { madeAt, rows: 12, bytes: 3456 });
  await addSeconds(app.db, owner.organizationId, 60);
  await addSeconds(app.db, owner.organizationId, 30);
  const response = await owner.call('GET', paths.system);
  const state = systemStateSchema.parse(response.json());
  expect(state).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    database: {
      kind: process.env.TEST_DATABASE_URL ? 'postgres' : 'embedded',
      version: expect.stringMatching(/^\d+\.\d+$/),
      schema: expect.stringMatching(/^\d{4}-/),
    },
    queues: [{ name: 'transcript.process', waiting: 1, running: 0 }],
    mail: { server: 'mail.example.com:2525', from },
    model: { name: 'small', server: 'model.example.com' },
    speech: {
      model: 'listener',
      server: 'speech.example.com',
      minutesPerMonth: 600,
      month: [{ organization: expect.any(String), minutes: 1.5 }],
    },
    lastBackup: { madeAt: '2026-03-01T08:00:00.000Z', rows: 12, bytes: 3456 },
  });
  expect(state.database.bytes).toBeGreaterThan(1_000_000);
  expect(state.disk.totalBytes).toBeGreaterThan(state.disk.freeBytes);
  expect(response.body).not.toContain('secret');
});

test('anyone is told that mail is sent, but not by which server', async () => {
  const response = await app.http.inject({ url: paths.signInWays });
  expect(response.json()).toMatchObject({ sendsMail: true });
  expect(response.body).not.toContain('mail.example.com');
});

test('a test mail goes to the calling owner, and its failure is explained', async () => {
  const ask = () => owner.call('POST', paths.testMail);
  const sent = await ask();
  expect([sent.statusCode, sent.json()]).toEqual([
    200,
    { to: owner.email, server: 'mail.example.com:2525' },
  ]);
  expect(app.mails).toMatchObject([{ to: owner.email, subject: 'A test mail from Rapport' }]);
  vi.spyOn(app.mails, 'push').mockImplementationOnce(() => {
    throw new Error('connect ECONNREFUSED 192.0.2.1:2525');
  });
  const failed = await ask();
  expect([failed.statusCode, failed.json()]).toMatchObject([
    502,
    {
      code: 'MAIL_NOT_SENT',
      message: 'The mail could not be sent: connect ECONNREFUSED 192.0.2.1:2525',
    },
  ]);
  await ask();
  expect((await ask()).statusCode).toBe(429);
});

test('only owners of the operating organization may see the state or send a test mail', async () => {
  const admin = await app.accounts.buildMember(owner.organizationId, 'admin');
  expect((await admin.call('GET', paths.system)).statusCode).toBe(403);
  expect((await admin.call('POST', paths.testMail)).statusCode).toBe(403);
  expect((await app.http.inject({ url: paths.system })).statusCode).toBe(401);
  // The owner of a later organization does not operate the installation.
  const other = await app.accounts.buildOwner();
  const listed = await Promise.all(
    [owner, other].map((person) => person.call('GET', `${paths.auth}/organization/list`)),
  );
  expect(listed.map((response) => response.json()[0].runsInstallation)).toEqual([true, false]);
  expect((await other.call('GET', paths.system)).statusCode).toBe(403);
  expect((await other.call('POST', paths.testMail)).statusCode).toBe(403);
});
