import {
  figureEvidenceSchema,
  organizationChangesSchema,
  type PeriodWeeks,
  paths,
} from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonb } from '../../database/jsonb.ts';
import { dayIn } from '../../ground/day-in.ts';
import { announceFigures } from '../../testing/announce-figures.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import {
  buildJudgedMeeting,
  directoryIdOf,
  saveTrust,
} from '../../testing/factories/judged-meetings.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { choicesOf } from './mood-facts-repository.ts';
import { addDays, addWeeks, mondayOf } from './period.ts';

let app: TestApp;
let owner: SignedIn;
let seriesId: string;

const weeks: PeriodWeeks = 13;
const lastWeek = addWeeks(mondayOf(dayIn('America/New_York', new Date())), -1);
const smallestGroup = 5;

/**
 * Over the last 13 weeks one of three people talks most and two more people are silent; two actions of each meeting
 * stay open.
 */
async function buildMeetingOf(week: number): Promise<string> {
  const isNow = week < weeks;
  const names = ['Ana', 'Bo', 'Cleo', 'Dan', 'Eva'];
  const id = await buildJudgedMeeting(
    app.db,
    owner,
    names.map((name) => ({ name, sentiment: 'neutral' })),
  );
  const monday = addWeeks(lastWeek, -week);
  const startsAt = new Date(`${addDays(monday, 1)}T15:00:00Z`);
  await app.db.updateTable('meeting').set({ startsAt }).where('id', '=', id).execute();
  await app.db
    .updateTable('participant')
    .set({ words: isNow ? 3000 + week : 200 })
    .where('meetingId', '=', id)
    .where('name', '=', 'Ana')
    .execute();
  await app.db
    .updateTable('participant')
    .set({ words: 0 })
    .where('meetingId', '=', id)
    .where('name', 'in', ['Dan', 'Eva'])
    .execute();
  const action = { organizationId: owner.organizationId, meetingId: id, owner: null };
  if (isNow)
    await app.db
      .insertInto('actionItem')
      .values(
        [0, 1].map((position) => ({
          ...action,
          position,
          text: 'Send it.',
          quote: 'Send it.',
          turn: 0,
          dueDate: null,
          dueDay: addDays(monday, 2),
        })),
      )
      .execute();
  return id;
}

async function buildSeriesOf(meetingIds: readonly string[]): Promise<string> {
  const { organizationId } = owner;
  return app.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('series')
      .values({ organizationId, name: 'Product sync', weekday: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const choice = { organizationId, seriesId: id, isPart: true, chosenBy: null };
    await tx
      .insertInto('seriesChoice')
      .values(meetingIds.map((meetingId) => ({ ...choice, meetingId })))
      .execute();
    return id;
  });
}

/** Stores decided moods, in which the mood of Sales rises. */
async function saveMoods() {
  const { organizationId } = owner;
  const mood = (mood: number, week: string) => ({
    organizationId,
    group: 'department:Sales',
    week,
    weeks,
    mood,
    cut: null,
    low: mood - 0.2,
    high: mood + 0.2,
    changeBy: 2,
    changeDirection: 'rising' as const,
  });
  await app.db
    .insertInto('moodDecision')
    .values({
      organizationId,
      decidedAt: new Date(),
      lastWeek,
      choices: choicesOf(smallestGroup, []),
      factsPrint: '',
      decisions: jsonb([]),
    })
    .execute();
  await app.db
    .insertInto('groupMood')
    .values([mood(4, addWeeks(lastWeek, -weeks)), mood(6, lastWeek)])
    .execute();
}

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
  await saveTrust(app.db, owner.organizationId, { smallestGroup });
  const meetings: string[] = [];
  for (let week = 0; week < 2 * weeks; week += 1) meetings.push(await buildMeetingOf(week));
  seriesId = await buildSeriesOf(meetings);
  await saveMoods();
  await app.db
    .updateTable('directoryUser')
    .set({ teams: ['Field', 'Depot'] })
    .where('id', '=', await directoryIdOf(app.db, owner))
    .execute();
  await announceFigures(app.bus, owner.organizationId);
}, 60_000);
afterAll(() => app.close());

async function changesFor(reader: SignedIn) {
  const query = new URLSearchParams({ weeks: `${weeks}`, week: lastWeek });
  const answer = await reader.call('GET', `${paths.organizationChanges}?${query}`);
  return organizationChangesSchema.parse(answer.json());
}

const findingsFor = async (reader: SignedIn) =>
  new Map((await changesFor(reader)).findings.map((finding) => [finding.kind, finding]));
const moodTests = async () =>
  (await changesFor(owner)).tests.find(({ kind }) => kind === 'mood-of-group');

test('the balance of a series, overdue actions and moods of groups are compared', async () => {
  const findings = await findingsFor(owner);
  expect(findings.get('balance-of-series')).toMatchObject({
    subject: ['Product sync'],
    seriesId,
    meetings: 26,
    before: expect.closeTo(100, 5),
    now: expect.toSatisfy((now: number) => now > 20 && now < 60),
  });
  expect(findings.get('overdue-actions')).toMatchObject({ before: 0, now: 26, meetings: 13 });
  expect(findings.get('mood-of-group')).toMatchObject({
    subject: ['Sales'],
    group: 'department',
    before: 4,
    now: 6,
    meetings: 0,
  });
});

test('moods of groups that are not shown in both periods are counted as untested', async () => {
  expect(await moodTests()).toEqual({
    kind: 'mood-of-group',
    tested: 1,
    untested: 1,
    meetings: null,
  });
});

test('the evidence of a series is found by its id', async () => {
  const evidenceOf = async (subject: string) => {
    const query = new URLSearchParams({ weeks: `${weeks}`, week: lastWeek, subject });
    return owner.call('GET', `${paths.organizationEvidence}?of=balance-of-series&${query}`);
  };
  const { meetings, earlier } = figureEvidenceSchema.parse((await evidenceOf(seriesId)).json());
  expect(meetings.length + earlier).toBe(26);
  expect((await evidenceOf('Product sync')).statusCode).toBe(404);
});

test('findings based on meetings that the reader may not read are left out', async () => {
  const reader = await app.accounts.buildMember(owner.organizationId);
  await saveTrust(app.db, owner.organizationId, { meetingReaders: 'participants' });
  expect([...(await findingsFor(reader)).keys()]).toEqual(['mood-of-group']);
  expect([...(await findingsFor(owner)).keys()].toSorted()).toEqual([
    'balance-of-series',
    'mood-of-group',
    'overdue-actions',
  ]);
  await saveTrust(app.db, owner.organizationId, { meetingReaders: 'everyone' });
});

test('works-council mode leaves out the balance of meetings in which few people spoke', async () => {
  const { organizationId } = owner;
  await saveTrust(app.db, organizationId, { worksCouncilMode: true });
  const findings = await findingsFor(owner);
  expect(findings.has('overdue-actions')).toBe(true);
  expect(findings.has('balance-of-series')).toBe(false);
  await saveTrust(app.db, organizationId, { worksCouncilMode: false });
});

test('moods are left out once somebody leaves their turns out of moods', async () => {
  await app.db
    .updateTable('directoryUser')
    .set({ isLeftOutOfMoods: true })
    .where('id', '=', await directoryIdOf(app.db, owner))
    .execute();
  const findings = await findingsFor(owner);
  expect(findings.has('overdue-actions')).toBe(true);
  expect(findings.has('mood-of-group')).toBe(false);
  expect(await moodTests()).toMatchObject({ tested: 0, untested: 2 });
});

test('overdue actions are counted again after actions changed', async () => {
  const { organizationId } = owner;
  expect((await findingsFor(owner)).has('overdue-actions')).toBe(true);
  await app.db
    .updateTable('actionItem')
    .set({ state: 'dropped', closedAt: new Date() })
    .where('organizationId', '=', organizationId)
    .execute();
  await app.bus.publish({ name: 'actions-updated', payload: { organizationId } });
  await expect.poll(async () => (await findingsFor(owner)).has('overdue-actions')).toBe(false);
});
