import {
  figureEvidenceSchema,
  meetingDetailSchema,
  meetingGraphSchema,
  organizationInitiativesSchema,
  organizationMapSchema,
  organizationMoodsSchema,
  organizationOverviewSchema,
  organizationSourceSchema,
  ownMoodAnswerSchema,
  pathFor,
  paths,
} from '@rapport/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayIn } from '../../ground/day-in.ts';
import { announceFigures } from '../../testing/announce-figures.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { turnActionsOn } from '../../testing/factories/actions.ts';
import { officeDirectory, officePeople, officeTalk } from '../../testing/factories/office.ts';
import { formWith, sendForm, upload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';
import { createMoodThreads, decideMoods, type MoodThreads } from './decide-moods.ts';
import { addDays, mondayOf } from './period.ts';
import { sumWeeks } from './sum-weeks.ts';

let app: TestApp;
let threads: MoodThreads;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  threads = createMoodThreads(pino({ level: 'silent' }));
});
afterAll(async () => {
  await threads.close();
  await app.close();
});
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
  await sendForm(
    owner,
    paths.importUsers,
    formWith({ name: 'people.csv', content: officeDirectory() }),
  );
});

const today = dayIn('America/New_York', new Date());
/** The Wednesday of a complete week; 1 is the last one. */
const wednesday = (weeksAgo: number) => addDays(mondayOf(today), 2 - 7 * weeksAgo);

async function meet(
  day: string,
  people: readonly number[],
  turns = 12,
  first = 0,
): Promise<string> {
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(owner, officeTalk(people, turns, first), `${day} review.txt`);
  await completed;
  return id;
}

async function compute() {
  await sumWeeks(app, owner.organizationId);
  await decideMoods({ ...app, threads }, owner.organizationId);
  await announceFigures(app.bus, owner.organizationId);
}

const everybody = officePeople.map((_, at) => at);
/** The last four weeks that are over. */
const wholeWeeks = { weeks: '4', week: addDays(mondayOf(today), -1) };
const fourWeeks = `?${new URLSearchParams(wholeWeeks)}`;
const get = async (path: string, reader = owner) => (await reader.call('GET', path)).json();
const overview = async (query = fourWeeks, reader = owner) =>
  organizationOverviewSchema.parse(await get(`${paths.organizationOverview}${query}`, reader));
const moods = async (query = fourWeeks, reader = owner) =>
  organizationMoodsSchema.parse(await get(`${paths.organizationMoods}${query}`, reader));

test('an organization has no figures of its own before a meeting with a person of its directory', async () => {
  const source = async () => organizationSourceSchema.parse(await get(paths.organizationSource));
  expect(await source()).toEqual({ hasOwnFigures: false });
  expect((await overview()).coverage.state).toBe('empty');
  await meet(wednesday(1), [0, 1]);
  expect(await source()).toEqual({ hasOwnFigures: true });
});

describe('five meetings of everybody', () => {
  beforeEach(async () => {
    for (const [at, weeksAgo] of [1, 1, 2, 3, 4].entries())
      await meet(wednesday(weeksAgo), everybody, 21, at);
    await meet(wednesday(6), [0, 3, 6]);
    await compute();
  });

  test('are counted in the period, and compared with the weeks before', async () => {
    const answer = await overview();
    expect(answer.coverage).toMatchObject({
      state: 'enough',
      meetings: 5,
      speakers: 7,
      speakersKnown: 7,
    });
    expect(answer.period).toMatchObject({
      to: addDays(mondayOf(today), -1),
      weeks: 4,
      isSoFar: false,
    });
    expect(answer).toMatchObject({
      meetings: { now: 5, before: 1 },
      people: { heard: { now: 7, before: 3 }, directory: 8 },
      talkBalance: { now: expect.closeTo(100, -1) },
    });
    expect(
      answer.departments.map(({ department, people, heard }) => [department, people, heard]),
    ).toEqual([
      ['Product', 3, 3],
      ['Sales', 3, 3],
      ['Finance', 1, 1],
    ]);
    expect(
      answer.slider.filter(({ meetings }) => meetings > 0).map(({ meetings }) => meetings),
    ).toEqual([1, 1, 1, 1, 2]);
    expect(answer.initiatives).toContainEqual(
      expect.objectContaining({ topic: expect.stringMatching(/billing migration/i), meetings: 5 }),
    );
    expect(answer.decisions).toEqual({ decisions: 0, confirmed: 0 });
  });

  const evidenceOf = (query: Record<string, string>, reader = owner) =>
    reader.call(
      'GET',
      `${paths.organizationEvidence}?${new URLSearchParams({ ...wholeWeeks, ...query })}`,
    );

  test('name their initiatives with the weeks, the period before, and how many others there are', async () => {
    const answer = organizationInitiativesSchema.parse(
      await get(`${paths.organizationInitiatives}${fourWeeks}`),
    );
    const dashboard = await overview();
    expect(answer.initiatives.slice(0, 6)).toEqual(dashboard.initiatives);
    expect(answer.initiatives).toHaveLength(dashboard.initiativesNamed);
    expect(answer.initiativesNamed).toBe(dashboard.initiativesNamed);
    const billing = answer.initiatives.find(({ topic }) => /billing migration/i.test(topic));
    expect(billing?.mentions.now).toBeGreaterThan(0);
    expect(billing?.weeks.slice(-4).reduce((sum, one) => sum + one)).toBe(billing?.mentions.now);
    expect(billing?.mentions.before).toBe(
      billing?.weeks.slice(-8, -4).reduce((sum, one) => sum + one),
    );
  });

  test('are the evidence of an initiative in any spelling, with the turns that speak of it', async () => {
    const answer = await evidenceOf({ of: 'initiative', subject: 'Billing-Migrations' });
    const { meetings, earlier, withheld } = figureEvidenceSchema.parse(answer.json());
    expect([meetings.length, earlier, withheld]).toEqual([5, 0, 0]);
    expect(meetings[0]?.date).toBe(wednesday(1));
    for (const { turns } of meetings) {
      expect(turns).toHaveLength(3);
      for (const { quote, speaker } of turns) {
        expect(quote).toMatch(/billing migration/i);
        expect(speaker).toMatch(/^\w+ \w+$/);
      }
    }
  });

  test('are the evidence of talk between departments and of a person, with the answers', async () => {
    const talk = await evidenceOf({ of: 'departments', subject: 'Product', other: 'Sales' });
    const [newest, ...others] = figureEvidenceSchema.parse(talk.json()).meetings;
    expect(others).toHaveLength(4);
    // Cleo of Product is followed by Dan of Sales.
    expect(newest?.turns.map(({ turn, speaker }) => [turn % 7, speaker])).toEqual(
      Array.from({ length: 3 }, () => [3, 'Dan Moss']),
    );
    const map = organizationMapSchema.parse(await get(`${paths.organizationMap}${fourWeeks}`));
    const cleo = map.people.find(({ name }) => name === 'Cleo Diaz');
    const bridge = { of: 'bridge', subject: cleo?.id ?? '', other: 'Sales' };
    const { meetings } = figureEvidenceSchema.parse((await evidenceOf(bridge)).json());
    const speakers = meetings.flatMap(({ turns }) => turns.map(({ speaker }) => speaker));
    expect(new Set(speakers)).toEqual(new Set(['Dan Moss']));
    const within = await evidenceOf({ of: 'departments', subject: 'Finance', other: 'Finance' });
    expect(figureEvidenceSchema.parse(within.json()).meetings).toEqual([]);
  });

  test('are the evidence of a tie, with the answers of both, and of what a group was heard in', async () => {
    const { people, ties } = organizationMapSchema.parse(
      await get(`${paths.organizationMap}${fourWeeks}`),
    );
    const idOf = (name: string) => people.find((one) => one.name === name)?.id ?? '';
    const tie = { of: 'tie', subject: idOf('Ana Berg'), other: idOf('Bo Lund') };
    const { meetings } = figureEvidenceSchema.parse((await evidenceOf(tie)).json());
    const at = people.findIndex(({ id }) => id === tie.subject);
    const shown = ties.find(
      ({ a, b }) => [a, b].includes(at) && people[a + b - at]?.id === tie.other,
    );
    expect(meetings).toHaveLength(shown?.meetings.now ?? 0);
    const speakers = meetings.flatMap(({ turns }) => turns.map(({ speaker }) => speaker));
    expect(new Set(speakers)).toEqual(new Set(['Bo Lund']));
    const untied = await evidenceOf({
      of: 'tie',
      subject: idOf('Ana Berg'),
      other: idOf('Dan Moss'),
    });
    expect([untied.statusCode, untied.json().code]).toEqual([404, 'NO_EVIDENCE']);
    for (const { kind: of, name: subject, meetings: count } of (await moods()).groups) {
      const heard = figureEvidenceSchema.parse((await evidenceOf({ of, subject })).json());
      expect([subject, heard.meetings.length]).toEqual([subject, count]);
      expect(heard.meetings.every(({ turns }) => turns.length === 0)).toBe(true);
    }
  });

  test('give the mood of the whole organization, but of no department with fewer than five people', async () => {
    const answer = await moods();
    expect(answer.organization).toMatchObject({ isShown: true, before: null });
    for (const group of answer.groups)
      expect(group.mood).toEqual({ isShown: false, reason: 'few' });
    expect(answer.groups.map(({ name }) => name)).toEqual([
      'Core',
      'Finance',
      'Mobile',
      'Product',
      'Sales',
    ]);
    expect(answer.moments.length).toBeGreaterThan(0);
  });

  test('show no moments of people who are left out of moods, even if the event was lost', async () => {
    const { moments } = await moods();
    await app.db
      .updateTable('directoryUser')
      .set({ isLeftOutOfMoods: true })
      .where('organizationId', '=', owner.organizationId)
      .where(
        'email',
        'in',
        officePeople.map(([email]) => email),
      )
      .execute();
    expect(moments.length).toBeGreaterThan(0);
    expect((await moods()).moments).toEqual([]);
  });

  test('tie the people who answered each other', async () => {
    const map = organizationMapSchema.parse(await get(`${paths.organizationMap}${fourWeeks}`));
    const [ana, bo] = ['Ana Berg', 'Bo Lund'].map((name) =>
      map.people.findIndex((one) => one.name === name),
    );
    expect(map.ties).toContainEqual(
      expect.objectContaining({
        a: Math.min(ana ?? 0, bo ?? 0),
        b: Math.max(ana ?? 0, bo ?? 0),
        change: 'new',
      }),
    );
    const pair = map.departments.find(({ a, b }) => a === 'Product' && b === 'Sales');
    expect(pair?.exchanges).toBeGreaterThan(0);
    expect(pair?.ratioToChance).toBeGreaterThan(0);
  });

  test('are hidden as soon as the smallest group grows, and decided again', async () => {
    const payload = { smallestGroup: 8 };
    expect((await owner.call('PATCH', paths.trust, { payload })).statusCode).toBe(200);
    expect((await moods()).organization.isShown).toBe(false);
    await compute();
    expect((await moods()).organization).toEqual({ isShown: false, reason: 'few' });
  });

  test('lose a meeting that is left out of figures', async () => {
    const id = await meet(wednesday(1), everybody, 14, 3);
    await compute();
    expect((await overview()).meetings.now).toBe(6);
    const path = paths.meetingCounting.replace(':id', id);
    const isMarked = async () =>
      meetingDetailSchema.parse(await get(pathFor(paths.meeting, id))).isLeftOutOfFigures;
    expect(await isMarked()).toBeUndefined();
    await owner.call('PUT', path, { payload: { isLeftOut: true } });
    await compute();
    expect((await overview()).meetings.now).toBe(5);
    expect(await isMarked()).toBe(true);
  });

  test('give initiatives only to readers of a meeting that names them', async () => {
    const stranger = await app.accounts.buildMember(owner.organizationId);
    const payload = { meetingReaders: 'participants' };
    await owner.call('PATCH', paths.trust, { payload });
    const { initiatives, initiativesWithheld } = await overview(fourWeeks, stranger);
    expect(initiatives).toEqual([]);
    expect(initiativesWithheld).toBeGreaterThan(0);
    const named = await evidenceOf({ of: 'initiative', subject: 'billing migration' }, stranger);
    expect(named.statusCode).toBe(404);
    const talk = await evidenceOf(
      { of: 'departments', subject: 'Product', other: 'Sales' },
      stranger,
    );
    expect(talk.json()).toEqual({ meetings: [], earlier: 0, withheld: 5 });
    const answer = await moods(fourWeeks, stranger);
    expect([answer.initiatives, answer.moments, answer.meetingsWithheld]).toEqual([[], [], 5]);
  });
});

test('tie nobody who only gives the floor, though the map of the meeting shows the talk', async () => {
  const round = `Cleo Diaz: Bo, can you hear me?
Bo Lund: Yes, I can hear you.
Ana Berg: Welcome to our weekly round, everybody.
Ana Berg: Bo, do you want to start?
Bo Lund: The billing migration is done for all customers but two.
Cleo Diaz: Which customers does that leave out, Bo?
Bo Lund: The two in Norway.
Ana Berg: Thank you, Bo. Cleo?
Cleo Diaz: I have talked to the suppliers of the new office.
Ana Berg: Thanks, Cleo. That's all for today.`;
  let id = '';
  for (const weeksAgo of [1, 2]) {
    const completed = waitForEvent(app.bus, 'transcript-processing-completed');
    id = await upload(owner, round, `${wednesday(weeksAgo)} round.txt`);
    await completed;
  }
  await compute();
  const { people, ties } = organizationMapSchema.parse(
    await get(`${paths.organizationMap}${fourWeeks}`),
  );
  expect(ties.map(({ a, b }) => [people[a]?.name, people[b]?.name].sort())).toEqual([
    ['Bo Lund', 'Cleo Diaz'],
  ]);
  const idOf = (name: string) => people.find((one) => one.name === name)?.id ?? '';
  const evidenceOf = (one: string, other: string) =>
    owner.call(
      'GET',
      `${paths.organizationEvidence}?${new URLSearchParams({ of: 'tie', subject: idOf(one), other: idOf(other) })}`,
    );
  const { meetings } = figureEvidenceSchema.parse(
    (await evidenceOf('Bo Lund', 'Cleo Diaz')).json(),
  );
  expect(meetings.map(({ turns }) => turns.map(({ quote }) => quote))).toEqual([
    ['Which customers does that leave out, Bo?', 'The two in Norway.'],
    ['Which customers does that leave out, Bo?', 'The two in Norway.'],
  ]);
  expect((await evidenceOf('Ana Berg', 'Bo Lund')).statusCode).toBe(404);
  const { links } = meetingGraphSchema.parse(await get(pathFor(paths.meetingGraph, id)));
  expect(links).toHaveLength(3);
});

test('count private actions only for the reader who added or owns them', async () => {
  const member = await app.accounts.buildMember(owner.organizationId);
  await turnActionsOn(owner);
  const payload = { text: 'Ask for a rise' };
  expect((await owner.call('POST', paths.actions, { payload })).statusCode).toBe(200);
  const openFor = async (reader: SignedIn) => (await overview('', reader)).actions?.open;
  expect(await openFor(owner)).toBe(1);
  expect(await openFor(member)).toBe(0);
  expect(await openFor(owner)).toBe(1);
});

test('figures are refused to members who are not named as readers', async () => {
  const member = await app.accounts.buildMember(owner.organizationId);
  await owner.call('PATCH', paths.trust, { payload: { figureReaders: 'named' } });
  for (const path of [
    paths.organizationOverview,
    paths.organizationMoods,
    paths.organizationMap,
    paths.organizationInitiatives,
    `${paths.organizationEvidence}?of=departments&subject=Sales&other=Finance`,
  ]) {
    expect((await owner.call('GET', path)).statusCode).toBe(200);
    const refused = await member.call('GET', path);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'FIGURES_NOT_SHARED']);
  }
});

test('the own mood, and nothing else, is answered to a member who may see no other figure', async () => {
  const member = await app.accounts.buildMember(owner.organizationId);
  await owner.call('PATCH', paths.trust, { payload: { figureReaders: 'named' } });
  const { own } = ownMoodAnswerSchema.parse(await get(paths.ownMood, member));
  expect(own).toMatchObject({ isLeftOutOfMoods: false, meetings: 0, now: null });
  const payload = { individualFigures: 'off' };
  expect((await owner.call('PATCH', paths.trust, { payload })).statusCode).toBe(200);
  expect(ownMoodAnswerSchema.parse(await get(paths.ownMood, member)).own).toBeNull();
});

describe('without a chosen period', () => {
  const meetTimes = async (day: string, times: number) => {
    for (let at = 0; at < times; at += 1) await meet(day, everybody, 14, at);
  };

  test('a screen opens on the shortest that has eight meetings, with the week of today', async () => {
    await meetTimes(today, 2);
    await meetTimes(wednesday(2), 6);
    await meetTimes(wednesday(9), 1);
    await compute();
    const { period, meetings, mood } = await overview('');
    expect(period).toMatchObject({ to: today, weeks: 4, isSoFar: true });
    expect(meetings).toEqual({ now: 8, before: 0 });
    // The moods of a week are decided when it is over.
    const whole = { to: addDays(mondayOf(today), -1), weeks: 4, isSoFar: false };
    expect(mood).toMatchObject({ period: whole, organization: { isShown: true } });
    expect((await moods('')).moodPeriod).toEqual(mood?.period);
  });

  test('a screen opens on all meetings of a year that has fewer, and on the last ones of earlier years', async () => {
    await meet(addDays(today, -500), everybody, 14);
    await compute();
    const earlier = await overview('');
    expect(earlier.period).toMatchObject({ weeks: 1, isSoFar: false });
    expect(earlier.meetings.now).toBe(1);
    await meet(wednesday(20), everybody, 14);
    await meet(wednesday(3), everybody, 14);
    await compute();
    const { period, meetings, chart } = await overview('');
    expect([period.weeks, period.to, meetings.now, chart.length]).toEqual([52, today, 2, 52]);
  });
});

test('the current week is answered without a mood while no whole week has a meeting', async () => {
  await meet(today, everybody, 14);
  await compute();
  const answer = await overview('');
  expect(answer.period).toMatchObject({ to: today, weeks: 1, isSoFar: true });
  expect(answer.mood?.organization).toEqual({ isShown: false, reason: 'running' });
  expect(answer.coverage.state).toBe('few');
});
