import {
  auditPageSchema,
  createdViewSchema,
  type MeetingViews,
  meetingViewsSchema,
  myDataFileSchema,
  ownViewsMax,
  pathFor,
  paths,
} from '@rapport/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jsonb } from '../../../database/jsonb.ts';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { turnActionsOn } from '../../../testing/factories/actions.ts';
import { directoryIdOf } from '../../../testing/factories/judged-meetings.ts';
import { buildMeeting } from '../../../testing/factories/meetings.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { waitForEvent } from '../../../testing/wait-for-event.ts';

let app: TestApp;
let owner: SignedIn;
let member: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
  member = await app.accounts.buildMember(owner.organizationId);
});

const read = async (by: SignedIn): Promise<MeetingViews> =>
  meetingViewsSchema.parse((await by.call('GET', paths.meetingViews)).json());
const add = (by: SignedIn, name: string, filter: object) =>
  by.call('POST', paths.meetingViews, { payload: { name, filter } });
const change = (by: SignedIn, id: string, payload: object) =>
  by.call('PATCH', pathFor(paths.meetingView, id), { payload });
const remove = (by: SignedIn, id: string) => by.call('DELETE', pathFor(paths.meetingView, id));

async function save(by: SignedIn, name: string, filter: object): Promise<string> {
  const saved = await add(by, name, filter);
  expect(saved.statusCode).toBe(200);
  return createdViewSchema.parse(saved.json()).id;
}

test('members get events about shared views, and about no others', async () => {
  const id = await save(owner, 'Mine', { whose: 'mine' });
  let told = 0;
  const stop = app.bus.subscribe(({ name }) => {
    if (name === 'meeting-views-updated') told++;
  });
  const shared = waitForEvent(app.bus, 'meeting-views-updated');
  await change(owner, id, { name: 'Ours' });
  await change(owner, id, { isShared: true });
  await shared;
  const renamed = waitForEvent(app.bus, 'meeting-views-updated');
  await change(owner, id, { name: 'Everybody’s' });
  await renamed;
  const removed = waitForEvent(app.bus, 'meeting-views-updated');
  await remove(owner, await save(owner, 'Mine', { whose: 'mine' }));
  await remove(owner, id);
  await removed;
  stop();
  expect(told).toBe(3);
});

test('meetings to check are counted beside the views, also without a view', async () => {
  expect(await read(owner)).toEqual({ total: 0, views: [] });
  const id = await buildMeeting(app.db, owner, {});
  await buildMeeting(app.db, owner, {});
  expect(await read(owner)).toEqual({ total: 2, views: [] });
  await app.db
    .updateTable('meeting')
    .set({ doubts: jsonb([{ kind: 'some-times', timed: 4, turns: 90 }]) })
    .where('id', '=', id)
    .execute();
  await save(owner, 'Mine', { whose: 'mine' });
  expect(await read(owner)).toMatchObject({ total: 2, toCheck: 1, views: [{ meetings: 2 }] });
});

test('a view of the last days counts from today', async () => {
  const dayMs = 24 * 60 * 60 * 1000;
  await buildMeeting(app.db, owner, { startsAt: new Date(Date.now() - 5 * dayMs) });
  await buildMeeting(app.db, owner, { startsAt: new Date(Date.now() - 8 * dayMs) });
  await save(owner, 'This week', { days: '7' });
  await save(owner, 'This month', { days: '30' });
  const { views } = await read(owner);
  expect(views.map(({ filter, meetings }) => [filter, meetings])).toEqual([
    [{ days: '7' }, 1],
    [{ days: '30' }, 2],
  ]);
});

test('a view is seen by its author alone until it is shared, and its count is per reader', async () => {
  await buildMeeting(app.db, owner, { status: 'failed' });
  await buildMeeting(app.db, owner, {});
  await buildMeeting(app.db, member, {});
  const filter = { whose: 'mine', sort: 'oldest' };
  const id = await save(owner, '  Mine ', filter);
  const own = { id, name: 'Mine', filter, meetings: 2, author: null };
  expect(await read(owner)).toEqual({
    total: 3,
    views: [{ ...own, isShared: false, can: { change: true, share: true } }],
  });
  expect(await read(member)).toEqual({ total: 3, views: [] });
  for (const call of [change(member, id, { name: 'Theirs' }), remove(member, id)])
    expect((await call).statusCode).toBe(404);

  expect((await change(owner, id, { isShared: true })).statusCode).toBe(204);
  expect((await read(owner)).views).toMatchObject([{ isShared: true, meetings: 2, author: null }]);
  expect((await read(member)).views).toMatchObject([
    { id, name: 'Mine', meetings: 1, isShared: true, can: { change: false, share: false } },
  ]);
  expect((await read(member)).views[0]?.author).not.toBeNull();
  expect((await change(owner, id, { isShared: false })).statusCode).toBe(204);
  expect((await read(member)).views).toEqual([]);
});

test('the count of a view excludes meetings that the reader may not read', async () => {
  await buildMeeting(app.db, owner, { status: 'failed' });
  await buildMeeting(app.db, member, { status: 'failed' });
  const id = await save(owner, 'Failed', { status: 'failed' });
  await change(owner, id, { isShared: true });
  expect(await read(member)).toMatchObject({ total: 2, views: [{ meetings: 2 }] });
  await owner.call('PATCH', paths.trust, { payload: { meetingReaders: 'participants' } });
  expect(await read(member)).toMatchObject({ total: 1, views: [{ meetings: 1 }] });
});

test('a filter by mood or open actions counts nothing while its feature is off', async () => {
  await buildMeeting(app.db, owner, { withResults: true });
  await buildMeeting(app.db, owner, {});
  await save(owner, 'To do', { actions: 'open' });
  expect((await read(owner)).views).toMatchObject([{ filter: {}, meetings: 2 }]);
  await turnActionsOn(owner);
  expect((await read(owner)).views).toMatchObject([{ filter: { actions: 'open' }, meetings: 1 }]);
});

test('a shared view is renamed and deleted by its author, admins and owners, and shared by its author alone', async () => {
  const admin = await app.accounts.buildMember(owner.organizationId, 'admin');
  const other = await app.accounts.buildMember(owner.organizationId);
  const id = await save(member, 'Failed', { status: 'failed' });
  expect((await change(admin, id, { name: 'Seen' })).statusCode).toBe(404);
  await change(member, id, { isShared: true });
  for (const call of [
    change(other, id, { name: 'Theirs' }),
    change(admin, id, { isShared: false }),
    remove(other, id),
  ])
    expect((await call).statusCode).toBe(403);
  expect((await change(admin, id, { name: 'To retry' })).statusCode).toBe(204);
  expect((await read(other)).views).toMatchObject([{ name: 'To retry', isShared: true }]);
  expect((await remove(owner, id)).statusCode).toBe(204);
  expect((await read(member)).views).toEqual([]);

  const log = auditPageSchema.parse((await owner.call('GET', paths.auditLog)).json());
  const changes = log.entries.filter(({ action }) => action === 'shared-view-changed');
  expect(changes.map(({ target, detail }) => [target.id, detail])).toEqual([
    [id, 'deleted'],
    [id, 'renamed'],
    [id, 'shared'],
  ]);
});

test.each([
  ['without a filter', { name: 'All', filter: {} }],
  ['without a name', { name: ' ', filter: { status: 'failed' } }],
  ['from a day of the year 0', { name: 'Odd', filter: { from: '0000-01-01' } }],
  ['of a topic with NUL', { name: 'Odd', filter: { topic: 'a\0b' } }],
  ['of a status that there is not', { name: 'Odd', filter: { status: 'odd' } }],
])('a view %s is refused', async (_, payload) => {
  const response = await owner.call('POST', paths.meetingViews, { payload });
  expect(response.statusCode).toBe(400);
  expect((await read(owner)).views).toEqual([]);
});

test('the words of a search are not kept', async () => {
  await save(owner, 'Failed', { status: 'failed', search: 'salaries' });
  expect((await read(owner)).views[0]?.filter).toEqual({ status: 'failed' });
});

test('a person has a bounded number of views', async () => {
  for (let at = 0; at < ownViewsMax; at += 1) await save(owner, `View ${at}`, { status: 'failed' });
  const refused = await add(owner, 'One more', { status: 'failed' });
  expect(refused.json()).toMatchObject({ code: 'TOO_MANY_VIEWS' });
  expect((await read(owner)).views).toHaveLength(ownViewsMax);
  expect((await add(member, 'Theirs', { status: 'failed' })).statusCode).toBe(200);

  const [first] = (await read(owner)).views;
  await change(owner, first?.id ?? '', { isShared: true });
  const added = await Promise.all([
    add(owner, 'In its place', { status: 'failed' }),
    add(owner, 'At the same time', { status: 'failed' }),
  ]);
  expect(added.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  const takenBack = await change(owner, first?.id ?? '', { isShared: false });
  expect(takenBack.json()).toMatchObject({ code: 'TOO_MANY_VIEWS' });
});

test('a view whose filter is no longer valid is listed without it, and can be deleted', async () => {
  await buildMeeting(app.db, owner, { status: 'failed' });
  await save(owner, 'Failed', { status: 'failed' });
  const id = await save(owner, 'Odd', { status: 'failed' });
  await sql`update "meetingView" set "filter" = '{"from": "0000-01-01"}' where "id" = ${id}`.execute(
    app.db,
  );
  expect((await read(owner)).views).toMatchObject([
    { name: 'Failed', meetings: 1 },
    { name: 'Odd', filter: {} },
  ]);
  expect((await remove(owner, id)).statusCode).toBe(204);
});

test('the download of a member’s own data contains the views they saved', async () => {
  await save(owner, 'Not mine', { status: 'failed' });
  const id = await save(member, 'Mine', { whose: 'mine' });
  await change(member, id, { isShared: true });
  const file = myDataFileSchema.parse((await member.call('GET', paths.myDataFile)).json());
  expect(file.meetingViews).toMatchObject([
    { name: 'Mine', filter: { whose: 'mine' }, isShared: true },
  ]);
});

test('erasing a person deletes views about them and their own views; shared ones stay without an author', async () => {
  await app.db
    .updateTable('directoryUser')
    .set({ firstName: 'Ada', lastName: 'Quist' })
    .where('email', '=', member.email)
    .execute();
  const person = await directoryIdOf(app.db, member);
  await save(owner, 'Her meetings', { person });
  await save(owner, 'A topic', { topic: 'Farewell of Áda Quist' });
  await save(owner, 'Failed for Ada  Quíst', { status: 'failed' });
  await save(member, 'Private', { whose: 'mine' });
  const shared = await save(member, 'Queue', { status: 'pending' });
  await change(member, shared, { isShared: true });
  const erased = await owner.call('POST', pathFor(paths.erasure, person), {
    payload: { name: 'Ada Quist' },
  });
  expect(erased.statusCode).toBe(204);
  expect((await read(owner)).views.map(({ name, author }) => [name, author])).toEqual([
    ['Failed for Former participant', null],
    ['Queue', null],
  ]);
  const { rows } = await sql<{ row: string }>`
    select to_jsonb("one")::text as "row" from "meetingView" "one"
    where "organizationId" = ${owner.organizationId}`.execute(app.db);
  expect(rows).toHaveLength(2);
  for (const { row } of rows) expect(row).not.toMatch(new RegExp(`Qu[ií]st|${member.accountId}`));
});

test('with their account people delete their own views; shared ones stay', async () => {
  await save(member, 'Private', { whose: 'mine' });
  const shared = await save(member, 'Queue', { status: 'pending' });
  await change(member, shared, { isShared: true });
  await app.db.deleteFrom('user').where('id', '=', member.accountId).execute();
  expect((await read(owner)).views).toMatchObject([{ name: 'Queue', author: null }]);
  const { rows } = await sql`
    select from "meetingView" where "organizationId" = ${owner.organizationId}`.execute(app.db);
  expect(rows).toHaveLength(1);
});
