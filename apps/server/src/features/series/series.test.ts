import {
  pathFor,
  paths,
  placeInSeriesSchema,
  type Series,
  seriesListSchema,
  seriesOfPersonSchema,
  seriesSchema,
} from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markAllSeries, markSeriesOf } from '../../ground/meeting/out-of-date-series-repository.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { turnActionsOn } from '../../testing/factories/actions.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
import { officeDirectory, officeTalk } from '../../testing/factories/office.ts';
import { formWith, sendForm, sendUpload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';
import { storeSeries } from './store-series.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const everybody = [0, 1, 2, 3, 4];

async function buildOrganization() {
  owner = await app.accounts.buildOwner();
  const directory = formWith({ name: 'people.csv', content: officeDirectory() });
  await sendForm(owner, paths.importUsers, directory);
  return owner;
}

async function meet(
  title: string,
  day: string,
  people: readonly number[] = everybody,
  by: SignedIn = owner,
): Promise<string> {
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const file = { name: `${day} 10-00.txt`, content: officeTalk(people, 70) };
  const response = await sendUpload(by, formWith(file, title));
  await completed;
  return response.json().eventId;
}

const tuesdays = ['2026-02-03', '2026-02-10', '2026-02-17', '2026-02-24'];

/** Builds a series of four, and a meeting with another title that fits its rhythm. */
async function buildSeries(by?: SignedIn) {
  await buildOrganization();
  const ids: string[] = [];
  for (const [at, day] of tuesdays.entries())
    ids.push(await meet(`Product sync #${at + 1}`, day, everybody, by));
  await storeSeries(app, owner.organizationId);
  return ids;
}

async function listOf(person: SignedIn) {
  await storeSeries(app, person.organizationId);
  return seriesListSchema.parse((await person.call('GET', paths.seriesList)).json()).series;
}

async function firstSeries(person: SignedIn): Promise<Series> {
  const [first] = await listOf(person);
  if (!first) throw new Error('No series was found');
  return readSeries(person, first.id);
}

const readSeries = async (person: SignedIn, id: string) =>
  seriesSchema.parse((await person.call('GET', pathFor(paths.series, id))).json());

const change = (person: SignedIn, id: string, meetingId: string, isPart: boolean | null) =>
  person.call('PUT', pathFor(paths.seriesMeeting, id).replace(':meetingId', meetingId), {
    payload: { isPart },
  });

const idsOf = ({ meetings }: Series) => meetings.map(({ id }) => id);

test('a series counts the actions of its meetings while the feature is on', async () => {
  const [id = ''] = await buildSeries();
  await app.db.updateTable('meeting').set({ actionCount: 3 }).where('id', '=', id).execute();
  await turnActionsOn(owner);
  const { meetings } = await firstSeries(owner);
  expect(meetings.find((one) => one.id === id)).toMatchObject({ actions: 3 });
});

test('a series shows its meetings with their facts, reasons and topics', async () => {
  const ids = await buildSeries();
  const other = await meet('Harbour edition', '2026-03-03');
  const series = await firstSeries(owner);
  expect(series).toMatchObject({
    name: 'Product sync',
    rhythm: { weekday: 1, everyDays: 7 },
    reasons: { title: 'Product sync', byTitle: 4, byPeople: 1, onWeekday: 5, dated: 5 },
    speakers: 5,
    speakersKnown: 5,
    canRename: true,
  });
  expect(series.reasons.regulars).toHaveLength(5);
  expect(series.meetings.map(({ id, how }) => [id, how])).toEqual([
    ...ids.map((id) => [id, 'title']),
    [other, 'people'],
  ]);
  for (const meeting of series.meetings) {
    expect(meeting).toMatchObject({ people: 5, canChange: true });
    expect(meeting.talkBalance).toBeGreaterThan(90);
    expect(meeting.mood).toEqual(expect.any(Number));
    expect(meeting).not.toHaveProperty('actions');
  }
  const topic = series.topics.find((one) => /billing migration/i.test(one.topic));
  expect(topic).toMatchObject({ meetings: 5 });
  expect(topic?.mentions.every((count) => count > 0)).toBe(true);
  const place = await owner.call('GET', pathFor(paths.seriesOfMeeting, ids[1] ?? ''));
  expect(placeInSeriesSchema.parse(place.json()).place).toEqual({
    id: series.id,
    name: 'Product sync',
    position: 2,
    meetings: 5,
  });
});

test('topics of a series follow a meeting that changed', async () => {
  const [eventId = ''] = await buildSeries();
  const { id } = await firstSeries(owner);
  const { organizationId } = owner;
  const updated = waitForEvent(app.bus, 'meeting-updated', eventId);
  await app.db
    .updateTable('meeting')
    .set({ initiatives: ['depot'] })
    .where('organizationId', '=', organizationId)
    .execute();
  await app.bus.publish({ name: 'meeting-updated', payload: { eventId, organizationId } });
  await updated;
  expect((await readSeries(owner, id)).topics).toMatchObject([{ topic: 'depot', meetings: 4 }]);
});

test('a person’s series are those in which they spoke, with the meetings that the reader may read', async () => {
  await buildSeries();
  const { id } = await firstSeries(owner);
  const { id: ana } = await app.db
    .selectFrom('directoryUser')
    .select('id')
    .where('organizationId', '=', owner.organizationId)
    .where('firstName', '=', 'Ana')
    .executeTakeFirstOrThrow();
  const path = pathFor(paths.seriesOfPerson, ana);
  const seriesFor = async (reader: SignedIn, from: string, to: string) =>
    seriesOfPersonSchema.parse((await reader.call('GET', `${path}?from=${from}&to=${to}`)).json())
      .series;
  const series = { id, name: 'Product sync' };
  expect(await seriesFor(owner, '2026-02-02', '2026-02-22')).toEqual([
    { ...series, heard: 3, meetings: 3 },
  ]);
  await meet('Product sync', '2026-03-03', [1, 2, 3, 4]);
  await storeSeries(app, owner.organizationId);
  expect(await seriesFor(owner, '2026-02-24', '2026-03-03')).toEqual([
    { ...series, heard: 1, meetings: 2 },
  ]);
  expect(await seriesFor(owner, '2026-03-03', '2026-03-03')).toEqual([]);
  const foreign = await app.accounts.buildOwner();
  const refused = await foreign.call('GET', `${path}?from=2026-02-02&to=2026-03-03`);
  expect(refused.statusCode).toBe(404);
});

test('fewer than three meetings are not a series', async () => {
  const [first = '', second = ''] = await buildSeries();
  const { id } = await firstSeries(owner);
  for (const meeting of [first, second])
    await owner.call('DELETE', pathFor(paths.meeting, meeting));
  expect(await listOf(owner)).toEqual([]);
  expect((await owner.call('GET', pathFor(paths.series, id))).statusCode).toBe(404);
  // With the next meeting it is the same series again.
  await meet('Product sync', '2026-03-03');
  expect((await firstSeries(owner)).id).toBe(id);
});

test('a meeting that was removed is not found again until it is put back', async () => {
  const [first = '', ...others] = await buildSeries();
  const { id } = await firstSeries(owner);
  const updated = waitForEvent(app.bus, 'series-updated');
  expect((await change(owner, id, first, false)).statusCode).toBe(204);
  await updated;
  const retitle = { kind: 'set-title', title: 'Product sync again' };
  for (const payload of [retitle, { ...retitle, title: 'Product sync' }])
    await owner.call('POST', pathFor(paths.corrections, first), { payload });
  const series = await firstSeries(owner);
  expect(idsOf(series)).toEqual(others);
  expect(series.leftOut).toMatchObject([{ id: first, by: expect.any(String), people: 5 }]);
  const place = await owner.call('GET', pathFor(paths.seriesOfMeeting, first));
  expect(place.json()).toEqual({ place: null });
  expect((await change(owner, id, first, true)).statusCode).toBe(204);
  expect(await readSeries(owner, id)).toMatchObject({ leftOut: [], reasons: { byTitle: 4 } });
});

test('an added meeting stays in the series, and is in one series at most', async () => {
  await buildSeries();
  const odd = await meet('Offsite', '2026-05-06', [5, 6]);
  const { id } = await firstSeries(owner);
  await change(owner, id, odd, true);
  for (const day of ['2026-02-04', '2026-02-11', '2026-02-18'])
    await meet('Sales round', day, [3, 4, 5]);
  const [latest, product] = await listOf(owner);
  expect([latest?.name, product?.name].sort()).toEqual(['Product sync', 'Sales round']);
  expect(idsOf(await readSeries(owner, id))).toContain(odd);
  expect((await readSeries(owner, id)).reasons).toMatchObject({ added: 1, byTitle: 4 });
  const sales = (await listOf(owner)).find(({ name }) => name === 'Sales round')?.id ?? '';
  await change(owner, sales, odd, true);
  expect(idsOf(await readSeries(owner, id))).not.toContain(odd);
  expect(idsOf(await readSeries(owner, sales))).toContain(odd);
  await change(owner, sales, odd, false);
  expect(idsOf(await readSeries(owner, sales))).not.toContain(odd);
});

test('undoing an addition restores what was found', async () => {
  await buildSeries();
  const odd = await meet('Offsite', '2026-05-06', [5, 6]);
  const { id } = await firstSeries(owner);
  await change(owner, id, odd, true);
  expect((await change(owner, id, odd, null)).statusCode).toBe(204);
  const series = await readSeries(owner, id);
  expect([idsOf(series).includes(odd), series.leftOut]).toEqual([false, []]);
  // Found with others of its title.
  await owner.call('POST', pathFor(paths.corrections, odd), {
    payload: { kind: 'set-title', title: 'Product sync' },
  });
  expect(idsOf(await firstSeries(owner))).toContain(odd);
});

test('members are notified only when the meetings of a series changed', async () => {
  const [first = ''] = await buildSeries();
  await storeSeries(app, owner.organizationId);
  const { organizationId } = owner;
  const told: string[] = [];
  const stop = app.bus.subscribe(({ name, payload }) => {
    if ('organizationId' in payload && payload.organizationId === organizationId) told.push(name);
  });
  /** An event that arrives after all earlier ones. */
  const deliverAll = async () => {
    const delivered = waitForEvent(app.bus, 'organization-settings-updated');
    await app.bus.publish({ name: 'organization-settings-updated', payload: { organizationId } });
    await delivered;
  };
  const isNotifiedAfter = async (act: () => Promise<unknown>) => {
    await deliverAll();
    told.length = 0;
    await act();
    await storeSeries(app, organizationId);
    await deliverAll();
    return told.includes('series-updated');
  };
  const retitle = { kind: 'set-title', title: 'Harbour' };
  const correct = () => owner.call('POST', pathFor(paths.corrections, first), { payload: retitle });
  expect(await isNotifiedAfter(() => markSeriesOf(app.db, organizationId, [first]))).toBe(false);
  expect(await isNotifiedAfter(() => markAllSeries(app.db, organizationId))).toBe(false);
  expect(await isNotifiedAfter(correct)).toBe(true);
  const remove = () => owner.call('DELETE', pathFor(paths.meeting, first));
  expect(await isNotifiedAfter(remove)).toBe(true);
  stop();
});

test('the list takes name and rhythm of a long series from its latest meetings', async () => {
  await buildOrganization();
  const { organizationId } = owner;
  const { id: seriesId } = await app.db
    .insertInto('series')
    .values({ organizationId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const weekMs = 7 * 24 * 60 * 60 * 1000;
  const meetings: string[] = [];
  for (let at = 0; at < 210; at += 1) {
    // Wednesdays first, then Tuesdays.
    const first = Date.UTC(2023, 0, at < 70 ? 4 : 3, 15);
    const startsAt = new Date(first + at * weekMs);
    const title = at < 70 ? 'Round of old' : 'Round of now';
    meetings.push(await buildMeeting(app.db, owner, { title, startsAt }));
  }
  await app.db
    .updateTable('meeting')
    .set({ isDateStated: true, isTimeStated: true })
    .where('id', 'in', meetings)
    .execute();
  const kept = {
    organizationId,
    seriesId,
    key: 'round',
    distinctness: 'name',
    how: 'title',
  } as const;
  await app.db
    .insertInto('seriesMeeting')
    .values(meetings.map((meetingId) => ({ ...kept, meetingId, weekday: null })))
    .execute();
  expect(await listOf(owner)).toMatchObject([
    {
      id: seriesId,
      name: 'Round of now',
      meetings: 210,
      rhythm: { weekday: 1 },
      firstDate: '2023-01-04',
      lastId: meetings.at(-1),
    },
  ]);
  const page = await readSeries(owner, seriesId);
  expect(idsOf(page)).toEqual(meetings.slice(-100));
  expect(page).toMatchObject({ name: 'Round of now', meetingsInAll: 210 });
  const place = await owner.call('GET', pathFor(paths.seriesOfMeeting, meetings[4] ?? ''));
  expect(placeInSeriesSchema.parse(place.json()).place).toMatchObject({
    name: 'Round of now',
    position: 5,
    meetings: 210,
  });
});

test('a chosen name stays, and can be reset to that of the titles', async () => {
  await buildSeries();
  const { id } = await firstSeries(owner);
  const rename = (name: string | null) =>
    owner.call('PATCH', pathFor(paths.series, id), { payload: { name } });
  expect((await rename('Tuesday round')).statusCode).toBe(204);
  await meet('Product sync', '2026-03-03');
  expect(await firstSeries(owner)).toMatchObject({ id, name: 'Tuesday round', isRenamed: true });
  await rename(null);
  expect(await firstSeries(owner)).toMatchObject({ name: 'Product sync', isRenamed: false });
  expect((await rename(' ')).statusCode).toBe(400);
});

test('only meetings that the reader may read are in a series', async () => {
  const ids = await buildSeries();
  const reader = await app.accounts.buildMember(owner.organizationId);
  const stranger = await app.accounts.buildMember(owner.organizationId, 'admin');
  await owner.call('PATCH', paths.trust, { payload: { meetingReaders: 'participants' } });
  const { id: person } = await app.db
    .selectFrom('directoryUser')
    .select('id')
    .where('accountId', '=', reader.accountId)
    .where('organizationId', '=', owner.organizationId)
    .executeTakeFirstOrThrow();
  for (const meeting of ids.slice(0, 2))
    await owner.call('PUT', pathFor(paths.meetingShares, meeting), {
      payload: { userIds: [person] },
    });
  const { id } = await firstSeries(owner);
  expect(await listOf(reader)).toMatchObject([{ id, meetings: 2, lastId: ids[1] }]);
  const seen = await readSeries(reader, id);
  expect(idsOf(seen)).toEqual(ids.slice(0, 2));
  expect(seen).toMatchObject({ canRename: false, reasons: { byTitle: 2, dated: 2 } });
  const place = await reader.call('GET', pathFor(paths.seriesOfMeeting, ids[0] ?? ''));
  expect(place.json()).toMatchObject({ place: { position: 1, meetings: 2 } });
  expect(await listOf(stranger)).toEqual([]);
  for (const who of [reader, stranger]) {
    const name = await who.call('PATCH', pathFor(paths.series, id), { payload: { name: 'Mine' } });
    expect(name.statusCode).toBe(who === reader ? 403 : 404);
    const out = await change(who, id, ids[0] ?? '', false);
    expect(out.statusCode).toBe(who === reader ? 403 : 404);
    expect((await change(who, id, ids[3] ?? '', false)).statusCode).toBe(404);
  }
  expect((await stranger.call('GET', pathFor(paths.series, id))).statusCode).toBe(404);
  // Removed meetings are also hidden from others.
  await change(owner, id, ids[3] ?? '', false);
  expect((await readSeries(reader, id)).leftOut).toEqual([]);
  await app.db.deleteFrom('meetingShare').where('directoryUserId', '=', person).execute();
  expect((await reader.call('GET', pathFor(paths.series, id))).statusCode).toBe(404);
});

test('a member who uploaded a meeting may remove it', async () => {
  await buildOrganization();
  const member = await app.accounts.buildMember(owner.organizationId);
  const own = await meet('Product sync', '2026-02-03', everybody, member);
  const foreign = await meet('Product sync', '2026-02-10');
  await meet('Product sync', '2026-02-17');
  await meet('Product sync', '2026-02-24');
  const { id, meetings } = await firstSeries(member);
  expect(meetings.map(({ canChange }) => canChange)).toEqual([true, false, false, false]);
  expect((await change(member, id, foreign, false)).statusCode).toBe(403);
  expect((await change(member, id, own, false)).statusCode).toBe(204);
});

test('moods follow the rules of the organization, and need the smallest group', async () => {
  await buildSeries();
  await meet('Product sync', '2026-03-03', [0, 1, 2]);
  const moods = async () =>
    (await firstSeries(owner)).meetings.map(({ mood, moodHidden }) => [typeof mood, moodHidden]);
  const shown = ['number', undefined];
  const few = ['undefined', 'few'];
  expect(await moods()).toEqual([shown, shown, shown, shown, few]);
  await owner.call('PATCH', paths.trust, { payload: { worksCouncilMode: true } });
  // All five sound alike.
  const alike = ['undefined', 'alike'];
  expect(await moods()).toEqual([alike, alike, alike, alike, few]);
  await owner.call('PATCH', paths.trust, { payload: { smallestGroup: 6 } });
  expect(await moods()).toEqual([few, few, few, few, few]);
  const settings = (await owner.call('GET', paths.organizationSettings)).json();
  await owner.call('PATCH', paths.organizationSettings, {
    payload: {
      hostingZone: settings.hostingZone,
      timezone: settings.timezone,
      activeFeatures: { ...settings.activeFeatures, sentiment: false },
    },
  });
  expect(await firstSeries(owner)).toMatchObject({ showsMoods: false });
  expect(await moods()).toEqual(Array(5).fill(['undefined', undefined]));
});
