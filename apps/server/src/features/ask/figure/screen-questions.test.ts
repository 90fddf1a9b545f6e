import {
  actionFilterSchema,
  actionListSchema,
  actionsQuestion,
  changesQuestion,
  happenedQuestion,
  hoursQuestion,
  moodQuestion,
  organizationChangesSchema,
  organizationHappenedSchema,
  organizationInitiativesSchema,
  organizationMapSchema,
  organizationMoodsSchema,
  organizationOverviewSchema,
  paths,
  type ScreenQuestion,
  seriesListSchema,
  seriesQuestion,
  tieQuestion,
  tiesQuestion,
  togetherQuestion,
  topicQuestion,
} from '@rapport/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { buildAskedOffice, figureFor, numberIn } from '../../../testing/factories/asked-figures.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { hoursValue } from './figure-words.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof buildAskedOffice>>;

beforeAll(async () => {
  app = await startTestApp();
  office = await buildAskedOffice(app);
});
afterAll(() => app.close());

const get = async (by: SignedIn, path: string) => {
  const response = await by.call('GET', path);
  expect(response.statusCode, `${path} ${response.body}`).toBe(200);
  return response.json();
};

const opened = (by: SignedIn, { query, question: _, ...filters }: ScreenQuestion) =>
  figureFor(by, query, filters);

describe.each(['owner', 'bo', 'other'] as const)(
  'for the %s, a screen opens Ask with its own figure:',
  (who) => {
    let by: SignedIn;
    beforeAll(() => {
      by = office[who];
    });

    test('facts and changes of the period of its address', async () => {
      for (const address of ['', '?weeks=13', `?weeks=4&week=${office.today}`]) {
        const happened = organizationHappenedSchema.parse(
          await get(by, `${paths.organizationHappened}${address}`),
        );
        const facts = await opened(by, happenedQuestion(happened.period));
        expect(numberIn(facts), address).toBe(happened.facts.length);
        const overview = organizationOverviewSchema.parse(
          await get(by, `${paths.organizationOverview}${address}`),
        );
        const changes = organizationChangesSchema.parse(
          await get(by, `${paths.organizationChanges}${address}`),
        );
        const found = await opened(by, changesQuestion(overview.period));
        expect(numberIn(found), address).toBe(changes.findings.length);
      }
    });

    test('the mood of a department', async () => {
      const moods = organizationMoodsSchema.parse(
        await get(by, `${paths.organizationMoods}?weeks=13`),
      );
      expect(moods.groups.length).toBeGreaterThan(0);
      for (const { name, mood } of moods.groups) {
        const figure = await opened(by, moodQuestion(name, moods.period));
        if (mood.isShown) expect(figure.value, name).toContain(mood.mood.toFixed(1));
        else expect(figure.value, name).toBe('Not shown');
      }
    });

    test('ties of people', async () => {
      const map = organizationMapSchema.parse(await get(by, `${paths.organizationMap}?weeks=13`));
      const [tie] = map.ties.filter(({ change }) => change !== 'lost');
      const [one, other] = [map.people[tie?.a ?? 0], map.people[tie?.b ?? 0]];
      if (!tie || !one || !other) throw new Error('There are no ties.');
      const pair = await opened(by, tieQuestion(one, other, map.period));
      expect(pair.value).toMatch(new RegExp(`^${tie.meetings.now} meetings?$`));
      const place = map.people.indexOf(one);
      const own = map.ties.filter(
        ({ a, b, change }) => change !== 'lost' && (a === place || b === place),
      );
      expect(numberIn(await opened(by, tiesQuestion(one, map.period)))).toBe(own.length);
    });

    test('topics and series', async () => {
      const { initiatives, period } = organizationInitiativesSchema.parse(
        await get(by, `${paths.organizationInitiatives}?weeks=13`),
      );
      for (const { topic, mentions } of initiatives.slice(0, 3))
        expect(numberIn(await opened(by, topicQuestion(topic, period)))).toBe(mentions.now);
      const { series } = seriesListSchema.parse(await get(by, paths.seriesList));
      for (const one of series)
        expect((await opened(by, seriesQuestion(one))).label).toContain(`${one.meetings} meetings`);
    });

    test.each([
      {},
      { due: 'overdue' },
      { state: 'open', due: 'this-week' },
      { due: 'later' },
      { due: 'no-date' },
      { owner: 'nobody' },
      { state: 'done' },
      { state: 'done', doneFrom: '2026-01-01' },
      { state: 'dropped' },
      { state: 'from-before' },
      { weeks: '4' },
      { search: 'price' },
    ])('actions of the list with %o', async (filter) => {
      const list = actionListSchema.parse(
        await get(by, `${paths.actions}?${new URLSearchParams(filter)}`),
      );
      const { open = 0, fromBefore = 0, done = 0, dropped = 0, groups = [] } = list.counts ?? {};
      const ofGroup = groups.find(({ group }) => 'due' in filter && group === filter.due)?.open;
      const { state = 'open' } = actionFilterSchema.parse(filter);
      const shown = { open, done, dropped, 'from-before': fromBefore }[state];
      const question = actionsQuestion(actionFilterSchema.parse(filter), list.today);
      if (!question) throw new Error('No question says the same.');
      expect(numberIn(await opened(by, question))).toBe('due' in filter ? (ofGroup ?? 0) : shown);
    });
  },
);

test('hours of meetings, where all of them may be read by everyone', async () => {
  const { owner } = office;
  const everyone = { meetingReaders: 'everyone' } as const;
  const address = '?weeks=13';
  const overview = organizationOverviewSchema.parse(
    await get(owner, `${paths.organizationOverview}${address}`),
  );
  const map = organizationMapSchema.parse(await get(owner, `${paths.organizationMap}${address}`));
  const pair = map.departments.find(({ a, b }) => a !== b);
  if (!pair) throw new Error('No departments met.');
  const { a, b } = pair;
  for (const [question, minutes] of [
    [hoursQuestion(overview.period, everyone), overview.minutes.now],
    [togetherQuestion([a, b], map.period, everyone), pair.minutes.now],
  ] as const) {
    if (!question) throw new Error('There is a question.');
    expect((await opened(owner, question)).value).toBe(hoursValue(minutes));
  }
  const participants = { meetingReaders: 'participants' } as const;
  expect(hoursQuestion(overview.period, participants)).toBeNull();
  expect(togetherQuestion([a, b], map.period, participants)).toBeNull();
});

test('a list of actions that no question says the same of has none', () => {
  for (const filter of [
    { whose: 'mine' },
    { meeting: 'a' },
    { state: 'done', due: 'overdue' },
    { state: 'done', weeks: '4' },
    { doneFrom: '2026-01-01' },
    { owner: 'nobody', due: 'later' },
  ])
    expect(actionsQuestion(actionFilterSchema.parse(filter), office.today)).toBeNull();
});
