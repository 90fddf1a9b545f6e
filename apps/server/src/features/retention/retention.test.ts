import {
  meetingListSchema,
  meetingTranscriptSchema,
  pathFor,
  paths,
  retentionPreviewSchema,
  retentionSettingsSchema,
} from '@rapport/contract';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { jsonb } from '../../database/jsonb.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { buildMeeting, type MeetingTraits } from '../../testing/factories/meetings.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';
import { applyRetentionJob } from './apply-retention.job.ts';
import { applyRetention, createApplyRetention } from './apply-retention.ts';
import { countFilesBefore, deleteFilesBefore, listMeetingsBefore } from './retention-repository.ts';

let app: TestApp;
let owner: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
  other = await app.accounts.buildOwner();
});
afterAll(() => app.close());

async function meetingOf(days: number, traits: MeetingTraits = {}, by = owner): Promise<string> {
  const id = await buildMeeting(app.db, by, {
    title: `of day ${days}`,
    withResults: true,
    ...traits,
  });
  const createdAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000 - 60_000);
  await app.db.updateTable('meeting').set({ createdAt }).where('id', '=', id).execute();
  return id;
}

const save = (payload: object, by = owner) => by.call('PATCH', paths.retention, { payload });
const titles = async (by = owner) =>
  meetingListSchema
    .parse((await by.call('GET', paths.meetings)).json())
    .meetings.map(({ name }) => name)
    .sort();

test('files and meetings are deleted after their periods, which can be previewed', async () => {
  const read = async () => (await owner.call('GET', paths.retention)).json();
  expect(await read()).toEqual({ fileDays: null, meetingDays: null, lastRunAt: null });
  await meetingOf(400);
  const expired = await meetingOf(365, { status: 'processing' });
  const withoutFile = await meetingOf(364);
  const waiting = await meetingOf(100, { status: 'pending' });
  const kept = await meetingOf(29);
  await meetingOf(400, {}, other);
  const preview = await owner.call(
    'GET',
    `${paths.retentionPreview}?${new URLSearchParams({ fileDays: '30', meetingDays: '365' })}`,
  );
  expect(retentionPreviewSchema.parse(preview.json())).toMatchObject({
    meetings: 2,
    files: 1,
    oldestMeetings: [{ title: 'of day 400' }, { title: 'of day 365' }],
  });
  expect((await owner.call('GET', paths.retentionPreview)).json()).toMatchObject({
    meetings: 0,
    files: 0,
  });
  // Without periods, nothing is deleted.
  await applyRetention({ ...app, log: pino({ level: 'silent' }) });
  expect(await titles()).toHaveLength(5);

  expect((await save({ fileDays: 30, meetingDays: 365 })).json()).toMatchObject({ fileDays: 30 });
  const gone = waitForEvent(app.bus, 'meeting-deleted', expired);
  const changed = waitForEvent(app.bus, 'meeting-updated', withoutFile);
  await app.db.transaction().execute((tx) => app.queue.enqueue(tx, applyRetentionJob, {}));
  app.queue.wake(applyRetentionJob);
  await Promise.all([gone, changed]);

  expect(await titles()).toEqual(['of day 100', 'of day 29', 'of day 364']);
  expect(await titles(other)).toEqual(['of day 400']);
  const files = await app.db
    .selectFrom('meetingFile')
    .select('meetingId')
    .where('organizationId', '=', owner.organizationId)
    .execute();
  expect(files.map(({ meetingId }) => meetingId).sort()).toEqual([waiting, kept].sort());
  const transcript = await owner.call('GET', pathFor(paths.meetingTranscript, withoutFile));
  const { turns, can } = meetingTranscriptSchema.parse(transcript.json());
  expect([turns.length, can.correct]).toEqual([2, false]);
  const log = (await owner.call('GET', `${paths.auditLog}?action=meeting-deleted`)).json();
  expect(log.entries).toHaveLength(2);
  expect(log.entries).toContainEqual(
    expect.objectContaining({
      person: null,
      detail: 'retention',
      target: { id: expired, email: null },
    }),
  );
  await expect.poll(async () => (await read()).lastRunAt).not.toBeNull();
});

test('only uploads before the limit are deleted', async () => {
  const limit = new Date('2026-03-14T10:00:00.000Z');
  const uploadedAt = async (createdAt: Date, isStale = false) => {
    const id = await buildMeeting(app.db, owner, { title: createdAt.toISOString() });
    await app.db.updateTable('meeting').set({ createdAt, isStale }).where('id', '=', id).execute();
    return id;
  };
  const [at, before, stale] = [
    await uploadedAt(limit),
    await uploadedAt(new Date(limit.getTime() - 1)),
    await uploadedAt(new Date(limit.getTime() - 1), true),
  ];
  const { organizationId } = owner;
  const found = await listMeetingsBefore(app.db, organizationId, limit, 10);
  expect(found.map(({ id }) => id).sort()).toEqual([before, stale].sort());
  // The file of the stale meeting is still needed for its analysis.
  expect(await countFilesBefore(app.db, organizationId, { files: limit, meetings: null })).toBe(1);
  const later = new Date(limit.getTime() + 1);
  expect(await countFilesBefore(app.db, organizationId, { files: later, meetings: limit })).toBe(1);
  expect(await deleteFilesBefore(app.db, organizationId, limit, 10)).toEqual([before]);
  expect(await deleteFilesBefore(app.db, organizationId, later, 10)).toEqual([at]);
});

test('a failed meeting without its file cannot be retried', async () => {
  const id = await buildMeeting(app.db, owner, { status: 'failed' });
  await app.db.deleteFrom('meetingFile').where('meetingId', '=', id).execute();
  const response = await owner.call('POST', pathFor(paths.retryProcessing, id));
  expect(response.json()).toMatchObject({ code: 'FILE_NOT_KEPT' });
});

test('the periods need a permission and are validated', async () => {
  const member = await app.accounts.buildMember(owner.organizationId);
  expect((await save({ fileDays: 1, meetingDays: 1 }, member)).statusCode).toBe(403);
  expect((await member.call('GET', paths.retention)).statusCode).toBe(403);
  expect((await member.call('GET', `${paths.retentionPreview}?fileDays=1`)).statusCode).toBe(403);
  for (const fileDays of [0, 1.5, 'x', 1e9])
    expect((await save({ fileDays, meetingDays: null })).statusCode).toBe(400);
  expect((await save({ fileDays: 1 })).statusCode).toBe(400);
  const admin = await app.accounts.buildMember(owner.organizationId, 'admin');
  const off = (await save({ fileDays: null, meetingDays: null }, admin)).json();
  expect(retentionSettingsSchema.parse(off)).toMatchObject({ fileDays: null, meetingDays: null });
});

test('retention is applied every day', async () => {
  const { rows } = await sql<{ cron: string }>`
    select cron from pgboss.schedule where name = ${applyRetentionJob.name}`.execute(app.db);
  expect(rows).toEqual([{ cron: applyRetentionJob.cron }]);
});

test('actions without a meeting expire with meetings, unless somebody has changed them since', async () => {
  const insert = (text: string, days: number, changedDays?: number) => {
    const ago = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);
    return app.db
      .insertInto('actionItem')
      .values({
        organizationId: owner.organizationId,
        origin: 'added',
        text,
        createdBy: owner.accountId,
        createdAt: ago(days),
        changedAt: changedDays === undefined ? null : ago(changedDays),
      })
      .execute();
  };
  await insert('Old', 400);
  await insert('Changed', 400, 10);
  await insert('New', 10);
  await save({ fileDays: null, meetingDays: 365 });
  await applyRetention({ db: app.db, bus: app.bus, log: pino({ level: 'silent' }) });
  const left = app.db
    .selectFrom('actionItem')
    .select('text')
    .where('organizationId', '=', owner.organizationId)
    .orderBy('text');
  expect(await left.execute()).toEqual([{ text: 'Changed' }, { text: 'New' }]);
});

test('questions expire with meetings, unless they were asked again since', async () => {
  const { organizationId, accountId } = owner;
  const insert = (question: string, days: number) =>
    app.db
      .insertInto('askedQuestion')
      .values({
        organizationId,
        accountId,
        question,
        digest: question,
        filters: jsonb({}),
        after: null,
        found: false,
        quotes: 0,
        askedAt: new Date(Date.now() - days * 24 * 60 * 60 * 1000),
      })
      .execute();
  await insert('Old?', 400);
  await insert('New?', 10);
  await save({ fileDays: null, meetingDays: 365 });
  await applyRetention({ db: app.db, bus: app.bus, log: pino({ level: 'silent' }) });
  const left = app.db
    .selectFrom('askedQuestion')
    .select('question')
    .where('organizationId', '=', organizationId);
  expect(await left.execute()).toEqual([{ question: 'New?' }]);
});

test('a clock that is set far ahead deletes nothing for a day', async () => {
  await meetingOf(1);
  await save({ fileDays: null, meetingDays: 365 });
  const run = createApplyRetention({ ...app, log: pino({ level: 'silent' }) });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * 24 * 60 * 60 * 1000 });
  onTestFinished(() => void vi.useRealTimers());
  await run();
  vi.useRealTimers();
  expect(await titles()).toEqual(['of day 1']);
  await meetingOf(400);
  // The clock was corrected, which it waits for as well.
  await run();
  expect(await titles()).toHaveLength(2);
  await run();
  expect(await titles()).toEqual(['of day 1']);
});
