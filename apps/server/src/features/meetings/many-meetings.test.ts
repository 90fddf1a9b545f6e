import { randomUUID } from 'node:crypto';
import { changedMeetingsSchema, paths } from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';

let app: TestApp;
let owner: SignedIn;
let member: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
  member = await app.accounts.buildMember(owner.organizationId);
});
afterAll(() => app.close());

async function change(by: SignedIn, method: 'POST' | 'PUT', path: string, payload: object) {
  const answer = await by.call(method, path, { payload });
  expect(answer.statusCode).toBe(200);
  return changedMeetingsSchema.parse(answer.json());
}

const auditOf = async (ids: readonly string[]) =>
  app.db
    .selectFrom('auditEntry')
    .select(['action', 'targetId', 'accountId', 'detail'])
    .where('targetId', 'in', ids)
    .execute();

const rowOf = (id: string) =>
  app.db.selectFrom('meeting').selectAll().where('id', '=', id).executeTakeFirst();

const personOf = async ({ accountId, organizationId }: SignedIn) =>
  (
    await app.db
      .selectFrom('directoryUser')
      .select('id')
      .where('organizationId', '=', organizationId)
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow()
  ).id;

test('a member deletes their own meetings; the answer counts the others by reason', async () => {
  const own = await buildMeeting(app.db, member, {});
  const others = await buildMeeting(app.db, owner, {});
  const stranger = await app.accounts.buildOwner();
  const elsewhere = await buildMeeting(app.db, stranger, {});
  const ids = [own, own, others, elsewhere, randomUUID()];
  expect(await change(member, 'POST', paths.deleteMeetings, { ids })).toEqual({
    changed: [own],
    refused: [
      { reason: 'not-found', meetings: 2 },
      { reason: 'not-allowed', meetings: 1 },
    ],
  });
  expect(await rowOf(own)).toBeUndefined();
  expect(await rowOf(others)).toBeDefined();
  expect(await rowOf(elsewhere)).toBeDefined();
  expect(await auditOf(ids)).toEqual([
    { action: 'meeting-deleted', targetId: own, accountId: member.accountId, detail: null },
  ]);
});

test('meetings are left out of figures together, and counted again', async () => {
  const ids = [await buildMeeting(app.db, owner, {}), await buildMeeting(app.db, owner, {})];
  const { changed } = await change(owner, 'PUT', paths.countingOfMeetings, {
    ids: ids.slice(0, 1),
    isLeftOut: true,
  });
  expect(changed).toEqual(ids.slice(0, 1));
  expect(await change(owner, 'PUT', paths.countingOfMeetings, { ids, isLeftOut: true })).toEqual({
    changed: ids.slice(1),
    refused: [{ reason: 'unchanged', meetings: 1 }],
  });
  expect((await auditOf(ids)).map(({ detail }) => detail)).toEqual(['left out', 'left out']);
  await change(owner, 'PUT', paths.countingOfMeetings, { ids, isLeftOut: false });
  for (const id of ids) expect((await rowOf(id))?.isLeftOutOfFigures).toBe(false);
});

test('failed meetings are analysed again, one after the other', async () => {
  const failed = [
    await buildMeeting(app.db, owner, { status: 'failed' }),
    await buildMeeting(app.db, owner, { status: 'failed' }),
  ];
  const withoutFile = await buildMeeting(app.db, owner, { status: 'failed' });
  await app.db.deleteFrom('meetingFile').where('meetingId', '=', withoutFile).execute();
  const done = await buildMeeting(app.db, owner, { status: 'completed' });
  const ids = [...failed, withoutFile, done];
  const told = waitForEvent(app.bus, 'meetings-updated');
  const answer = await change(owner, 'POST', paths.retryMeetings, { ids });
  await told;
  expect(answer.changed.toSorted()).toEqual(failed.toSorted());
  expect(answer.refused).toEqual([
    { reason: 'not-failed', meetings: 1 },
    { reason: 'file-deleted', meetings: 1 },
  ]);
  expect((await auditOf(ids)).map(({ action }) => action)).toEqual([
    'processing-retried',
    'processing-retried',
  ]);
  const turns = await Promise.all(failed.map(async (id) => (await rowOf(id))?.turn));
  expect(new Set(turns).size).toBe(2);
  expect((await rowOf(withoutFile))?.status).toBe('failed');
});

test('only the uploader shares; people are added to the existing ones', async () => {
  const own = await buildMeeting(app.db, member, {});
  const others = await buildMeeting(app.db, owner, {});
  const [first, second] = [await personOf(owner), await personOf(member)];
  await member.call('PUT', paths.meetingShares.replace(':id', own), {
    payload: { userIds: [first] },
  });
  const payload = { ids: [own, others], userIds: [second] };
  expect(await change(member, 'POST', paths.shareMeetings, payload)).toEqual({
    changed: [own],
    refused: [{ reason: 'not-allowed', meetings: 1 }],
  });
  expect(await change(member, 'POST', paths.shareMeetings, payload)).toEqual({
    changed: [],
    refused: [
      { reason: 'not-allowed', meetings: 1 },
      { reason: 'unchanged', meetings: 1 },
    ],
  });
  const shares = await app.db
    .selectFrom('meetingShare')
    .select('directoryUserId')
    .where('meetingId', 'in', [own, others])
    .execute();
  expect(shares.map((share) => share.directoryUserId).toSorted()).toEqual(
    [first, second].toSorted(),
  );
  const unknown = { ids: [own], userIds: [randomUUID()] };
  const refused = await member.call('POST', paths.shareMeetings, { payload: unknown });
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: 'UNKNOWN_PERSON' }]);
});

test('if only participants may read, the meetings of others are not found', async () => {
  const admin = await app.accounts.buildMember(owner.organizationId, 'admin');
  const hidden = await buildMeeting(app.db, member, { status: 'failed' });
  const mode = { meetingReaders: 'participants', confirmed: true };
  await owner.call('PATCH', paths.trust, { payload: mode });
  const ids = [hidden];
  const calls = [
    ['POST', paths.deleteMeetings, { ids }],
    ['POST', paths.retryMeetings, { ids }],
    ['PUT', paths.countingOfMeetings, { ids, isLeftOut: true }],
    ['POST', paths.shareMeetings, { ids, userIds: [await personOf(admin)] }],
  ] as const;
  for (const [method, path, payload] of calls)
    expect(await change(admin, method, path, payload)).toEqual({
      changed: [],
      refused: [{ reason: 'not-found', meetings: 1 }],
    });
  expect(await rowOf(hidden)).toMatchObject({ status: 'failed', isLeftOutOfFigures: false });
});

test('201 meetings are refused', async () => {
  const ids = Array.from({ length: 201 }, () => randomUUID());
  const answer = await owner.call('POST', paths.deleteMeetings, { payload: { ids } });
  expect(answer.statusCode).toBe(400);
});
