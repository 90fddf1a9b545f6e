import {
  defaultOrganizationSettings,
  type MeetingList,
  meetingListSchema,
  paths,
} from '@rapport/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveMeetingIndex } from '../../ground/search-index/meeting-index-repository.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { turnActionsOn } from '../../testing/factories/actions.ts';
import {
  buildJudgedMeeting,
  directoryIdOf,
  tieToPeople,
} from '../../testing/factories/judged-meetings.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
import { buildSeries } from '../../testing/factories/series.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: SignedIn;
let member: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
  member = await app.accounts.buildMember(owner.organizationId);
  // 22:05 on the previous day in New York, the organization's time zone.
  const at = (day: number) => new Date(Date.UTC(2026, 10, day, 3, 5));
  const build = (title: string, day: number, traits: object = {}, by = owner) =>
    buildMeeting(app.db, by, { title, startsAt: at(day), ...traits });
  const first = await build('beta', 3, { durationMinutes: 20, withResults: true });
  await build('Alpha', 4, { durationMinutes: 90 });
  await build('gamma', 5, { durationMinutes: 20, status: 'failed' });
  await build('Émile', 6, { durationMinutes: 5 }, member);
  await app.db
    .updateTable('meeting')
    .set({ initiatives: ['Cold-Stores'] })
    .where('id', '=', first)
    .execute();
  await app.db
    .updateTable('participant')
    .set({ directoryUserId: await directoryIdOf(app.db, member) })
    .where('name', '=', 'Tom Leiva')
    .execute();
  const meetingId = first;
  await saveMeetingIndex(app.db, { organizationId: owner.organizationId, meetingId });
});
afterAll(() => app.close());

const list = async (query: string, by = owner): Promise<MeetingList> =>
  meetingListSchema.parse((await by.call('GET', `${paths.meetings}?${query}`)).json());
const names = ({ meetings }: MeetingList) => meetings.map(({ name }) => name);

test.each([
  ['from=2026-11-03', ['Émile', 'gamma', 'Alpha']],
  ['to=2026-11-03', ['Alpha', 'beta']],
  ['from=2026-11-03&to=2026-11-04', ['gamma', 'Alpha']],
  ['status=failed', ['gamma']],
  ['whose=mine', ['gamma', 'Alpha', 'beta']],
  ['whose=mine&status=completed&from=2026-11-03', ['Alpha']],
  ['topic=cold%20store', ['beta']],
  ['topic=cold', []],
  ['sort=oldest', ['beta', 'Alpha', 'gamma', 'Émile']],
  ['sort=name', ['Alpha', 'beta', 'gamma', 'Émile']],
  ['search=lph&sort=name', ['Alpha']],
])('%s lists %j', async (query, expected) => {
  const found = await list(query);
  expect(names(found)).toEqual(expected);
  expect(found.total).toBe(expected.length);
});

test('a filter by person selects the meetings in which they speak', async () => {
  const person = await directoryIdOf(app.db, member);
  expect(names(await list(`person=${person}`))).toEqual(['beta']);
  expect(names(await list(`person=${await directoryIdOf(app.db, owner)}`))).toEqual([]);
});

test('a member lists the meetings that they may change', async () => {
  expect(names(await list('can=change', member))).toEqual(['Émile']);
  expect(names(await list('can=change'))).toEqual(names(await list('')));
});

test('a filter by open actions applies while the feature is on', async () => {
  const all = names(await list(''));
  expect(names(await list('actions=open'))).toEqual(all);
  expect((await list('')).meetings[0]).not.toHaveProperty('openActions');
  await turnActionsOn(owner, 'America/New_York');
  const [meeting] = (await list('actions=open')).meetings;
  expect(meeting).toMatchObject({ name: 'beta', openActions: 1 });
  await app.db
    .updateTable('actionItem')
    .set({ state: 'done', closedAt: new Date() })
    .where('organizationId', '=', owner.organizationId)
    .execute();
  expect(names(await list('actions=open'))).toEqual([]);
  const counts = (await list('')).meetings.map(({ openActions }) => openActions);
  expect(new Set(counts)).toEqual(new Set([0]));
});

test.each(['newest', 'oldest', 'name', 'longest'])(
  'pages by %s have every meeting once, also read again between their cursors',
  async (sort) => {
    const all = await list(`sort=${sort}`);
    const pages: string[] = [];
    let after = '';
    for (
      let page = await list(`sort=${sort}&limit=1`);
      ;
      page = await list(`sort=${sort}&limit=1${after}`)
    ) {
      pages.push(...names(page));
      if (page.next === null) break;
      const again = await list(`sort=${sort}&limit=5${after}&through=${page.next}`);
      expect(names(again)).toEqual(names(page));
      after = `&after=${page.next}`;
    }
    expect(pages).toEqual(names(all));
  },
);

test('a cursor from another sort order is refused', async () => {
  const { next } = await list('sort=name&limit=1');
  const response = await owner.call('GET', `${paths.meetings}?sort=longest&after=${next}`);
  expect(response.statusCode).toBe(400);
});

test('a mood selects only meetings whose mood is shown, and the others are counted', async () => {
  const reader = await app.accounts.buildOwner();
  const people = (count: number) =>
    tieToPeople(
      app.db,
      reader.organizationId,
      Array.from({ length: count }, (_, at) => ({ name: `Speaker ${at}`, sentiment: 'positive' })),
    );
  const large = await buildJudgedMeeting(app.db, reader, await people(5));
  const small = await buildJudgedMeeting(app.db, reader, await people(4));
  await sql`update "meeting" set "sentiment" = 10, "sentimentLabel" = 'positive', "judgedReason" = null
    where "organizationId" = ${reader.organizationId}`.execute(app.db);
  const found = async (mood: string) => {
    const { meetings, total, moodsHidden } = await list(`mood=${mood}`, reader);
    return { ids: meetings.map(({ id }) => id).sort(), total, moodsHidden };
  };
  expect(await found('positive')).toEqual({ ids: [large, small].sort(), total: 2, moodsHidden: 0 });
  const payload = { individualFigures: 'off', confirmed: true };
  expect((await reader.call('PATCH', paths.trust, { payload })).statusCode).toBe(200);
  expect(await found('positive')).toEqual({ ids: [large], total: 1, moodsHidden: 1 });
  expect(await found('negative')).toEqual({ ids: [], total: 0, moodsHidden: 1 });

  const { trust, activeFeatures, ...settings } = defaultOrganizationSettings;
  const off = { ...settings, activeFeatures: { ...activeFeatures, sentiment: false } };
  const switched = await reader.call('PATCH', paths.organizationSettings, { payload: off });
  expect(switched.statusCode).toBe(200);
  const all = { ids: [large, small].sort(), total: 2, moodsHidden: undefined };
  for (const mood of ['positive', 'negative']) expect(await found(mood)).toEqual(all);
});

test('a series narrows the list to its meetings', async () => {
  const other = await app.accounts.buildOwner();
  const { seriesId } = await buildSeries(app.db, other);
  await buildMeeting(app.db, other, { title: 'Alone' });
  const found = await list(`series=${seriesId}`, other);
  expect(found.total).toBe(3);
  expect(names(found)).not.toContain('Alone');
  expect((await list(`series=${seriesId}`)).total).toBe(0);
  const payload = { meetingReaders: 'participants' };
  expect((await other.call('PATCH', paths.trust, { payload })).statusCode).toBe(200);
  expect(names(await list(`series=${seriesId}`, other))).toEqual(names(found));
});
