import {
  organizationMapSchema,
  organizationMoodsSchema,
  organizationOverviewSchema,
  organizationSourceSchema,
  paths,
} from '@rapport/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { officeDirectory, officePeople, officeTalk } from '../../testing/factories/office.ts';
import { formWith, sendForm, upload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';
import { createMoodThreads, decideMoods, type MoodThreads } from './decide-moods.ts';
import { addDays, dayIn, mondayOf } from './period.ts';
import { sumWeeks } from './sum-weeks.ts';

let app: TestApp;
let threads: MoodThreads;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  threads = createMoodThreads();
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
/** The Wednesday of a week that is over; 1 is the last one. */
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
}

const everybody = officePeople.map((_, at) => at);
const get = async (path: string, reader = owner) => (await reader.call('GET', path)).json();
const overview = async (query = '', reader = owner) =>
  organizationOverviewSchema.parse(await get(`${paths.organizationOverview}${query}`, reader));
const moods = async (query = '', reader = owner) =>
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
    expect(answer.questions.asked).toBeGreaterThan(0);
  });

  test('give the mood of the whole, and of no department under five people', async () => {
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

  test('tie the people who answered each other', async () => {
    const map = organizationMapSchema.parse(await get(paths.organizationMap));
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

  test('are hidden as soon as the smallest group is larger, and decided anew', async () => {
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
    await owner.call('PUT', path, { payload: { isLeftOut: true } });
    await compute();
    expect((await overview()).meetings.now).toBe(5);
  });

  test('give initiatives only to readers of a meeting that names them', async () => {
    const stranger = await app.accounts.buildMember(owner.organizationId);
    const payload = { meetingReaders: 'participants' };
    await owner.call('PATCH', paths.trust, { payload });
    const { initiatives, initiativesWithheld } = await overview('', stranger);
    expect(initiatives).toEqual([]);
    expect(initiativesWithheld).toBeGreaterThan(0);
    const answer = await moods('', stranger);
    expect([answer.initiatives, answer.moments, answer.meetingsWithheld]).toEqual([[], [], 5]);
  });
});

test('figures are refused to members whom nobody has named', async () => {
  const member = await app.accounts.buildMember(owner.organizationId);
  await owner.call('PATCH', paths.trust, { payload: { figureReaders: 'named' } });
  for (const path of [paths.organizationOverview, paths.organizationMoods, paths.organizationMap]) {
    expect((await owner.call('GET', path)).statusCode).toBe(200);
    const refused = await member.call('GET', path);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'FIGURES_NOT_SHARED']);
  }
});

test('the current week is answered while no week that is over has a meeting, without a mood', async () => {
  await meet(today, everybody, 14);
  await compute();
  const answer = await overview('?weeks=1');
  expect(answer.period).toMatchObject({ to: today, isSoFar: true });
  expect(answer.mood?.organization).toEqual({ isShown: false, reason: 'running' });
  expect(answer.coverage.state).toBe('few');
});
