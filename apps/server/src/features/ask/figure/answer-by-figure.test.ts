import {
  actionListSchema,
  meetingDetailSchema,
  meetingListSchema,
  organizationChangesSchema,
  organizationHappenedSchema,
  organizationInitiativesSchema,
  organizationMapSchema,
  organizationMoodsSchema,
  organizationOverviewSchema,
  pathFor,
  paths,
  seriesListSchema,
} from '@rapport/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import {
  askFor,
  buildAskedOffice,
  figureFor,
  numberIn,
} from '../../../testing/factories/asked-figures.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { dayValue } from './figure-words.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof buildAskedOffice>>;

beforeAll(async () => {
  app = await startTestApp();
  office = await buildAskedOffice(app);
  const { owner, reviews, round } = office;
  for (const [id, kind, text] of [
    [reviews[4] ?? '', 'add-decision', 'The price list stays as it is'],
    [round, 'add-decision', 'Gia owns the price list'],
    [reviews[4] ?? '', 'add-question', 'Who tells the depot?'],
  ] as const) {
    const payload = { kind, text };
    const added = await owner.call('POST', pathFor(paths.corrections, id), { payload });
    expect(added.statusCode, added.body).toBeLessThan(300);
  }
});
afterAll(() => app.close());

const get = async (by: SignedIn, path: string) => {
  const response = await by.call('GET', path);
  expect(response.statusCode, `${path} ${response.body}`).toBe(200);
  return response.json();
};
const meetingsOf = async (by: SignedIn, query = '') =>
  meetingListSchema.parse(await get(by, `${paths.meetings}?status=completed&limit=50${query}`));

describe.each(['owner', 'bo', 'other'] as const)(
  'for the %s, a figure is what its screen shows:',
  (who) => {
    let by: SignedIn;
    beforeAll(() => {
      by = office[who];
    });

    test('meetings, their hours and their days', async () => {
      const { meetings, total } = await meetingsOf(by);
      const figure = await figureFor(by, {});
      expect(numberIn(figure)).toBe(total);
      expect(figure.lines.map(({ path }) => path)).toEqual(
        meetings.map(({ id }) => `/meetings/${id}`),
      );
      const minutes = meetings.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
      const hours = await figureFor(by, { measure: 'hours' });
      if (total > 0) expect(numberIn(hours)).toBeCloseTo(minutes / 60, 1);
      const [last, first] = [meetings[0], meetings.at(-1)];
      expect((await figureFor(by, { measure: 'last' })).value).toBe(
        last ? dayValue(last.date) : 'None',
      );
      expect((await figureFor(by, { measure: 'first' })).value).toBe(
        first ? dayValue(first.date) : 'None',
      );
      const longest = (await meetingsOf(by, '&sort=longest')).meetings[0];
      const found = await figureFor(by, { measure: 'longest' });
      expect(found.lines[0]?.path).toBe(longest && `/meetings/${longest.id}`);
      const months = await figureFor(by, { group: 'month' });
      expect(numberIn(months)).toBe(total);
    });

    test('people of the last meeting, and those who were not heard', async () => {
      const [last] = (await meetingsOf(by)).meetings;
      const attended = await figureFor(by, { measure: 'attended', order: 'last' });
      if (!last) return expect(attended.value).toBe('None');
      const detail = meetingDetailSchema.parse(await get(by, pathFor(paths.meeting, last.id)));
      expect(numberIn(attended)).toBe(detail.participants?.length);
      expect(attended.screen?.path).toBe(`/meetings/${last.id}`);
      expect(attended.label).toContain(dayValue(last.date));
      const map = organizationMapSchema.parse(await get(by, paths.organizationMap));
      const silent = await figureFor(by, { measure: 'people-heard', state: 'not-heard' });
      expect(numberIn(silent)).toBe(map.people.filter(({ isHeard }) => !isHeard).length);
    });

    test('ties and bridges', async () => {
      const map = organizationMapSchema.parse(await get(by, paths.organizationMap));
      const now = map.ties.filter(({ change }) => change !== 'lost');
      expect(now.length).toBeGreaterThan(0);
      expect(numberIn(await figureFor(by, { measure: 'ties' }))).toBe(now.length);
      const ana = map.people.findIndex(({ name }) => name === 'Ana Berg');
      const own = now.filter(({ a, b }) => a === ana || b === ana);
      const people = [map.people[ana]?.id];
      expect(numberIn(await figureFor(by, { measure: 'ties' }, { people }))).toBe(own.length);
      const bridges = await figureFor(by, { measure: 'bridges' });
      expect(bridges.lines).toHaveLength(map.bridges.length);
    });

    test('actions by state', async () => {
      const { counts } = actionListSchema.parse(await get(by, paths.actions));
      const ofGroup = (name: string) =>
        counts?.groups.find(({ group }) => group === name)?.open ?? 0;
      const actions = async (state: 'open' | 'overdue' | 'no-date' | 'done') =>
        numberIn(await figureFor(by, { measure: 'actions', state }));
      expect(await actions('open')).toBe(counts?.open);
      expect(await actions('overdue')).toBe(ofGroup('overdue'));
      expect(await actions('no-date')).toBe(ofGroup('no-date'));
      expect(await actions('done')).toBe(counts?.done);
      const { screen, label } = await figureFor(by, { measure: 'actions', state: 'overdue' });
      expect(screen?.path).toBe('/actions?state=open&due=overdue');
      expect(label).toContain(`of ${counts?.open} open`);
    });

    test('decisions and open questions', async () => {
      const overview = organizationOverviewSchema.parse(await get(by, paths.organizationOverview));
      const { from, to } = overview.period;
      const decisions = await figureFor(by, { measure: 'decisions' }, { from, to });
      expect(numberIn(decisions)).toBe(overview.decisions.decisions);
      expect(decisions.lines).toHaveLength(overview.decisions.decisions);
      const about = await figureFor(
        by,
        { measure: 'decisions', topic: 'price lists' },
        { from, to },
      );
      expect(numberIn(about)).toBe({ owner: 2, bo: 1, other: 0 }[who]);
      const open = await figureFor(by, { measure: 'open-questions' });
      const asked = open.lines.filter(({ text }) => text === 'Who tells the depot?');
      expect(asked).toHaveLength(who === 'other' ? 0 : 1);
    });

    test('series, what happened and what changed', async () => {
      const { total } = seriesListSchema.parse(await get(by, paths.seriesList));
      expect(numberIn(await figureFor(by, { measure: 'series' }))).toBe(total);
      const happened = organizationHappenedSchema.parse(await get(by, paths.organizationHappened));
      const facts = await figureFor(by, { measure: 'what-happened' });
      expect(numberIn(facts)).toBe(happened.facts.length);
      const changes = organizationChangesSchema.parse(await get(by, paths.organizationChanges));
      const changed = await figureFor(by, { measure: 'what-changed' });
      expect(numberIn(changed)).toBe(changes.findings.length);
    });

    test('moods of groups and topics', async () => {
      const moods = organizationMoodsSchema.parse(await get(by, paths.organizationMoods));
      const mood = await figureFor(by, { measure: 'mood' });
      const { organization } = moods;
      if (organization.isShown) expect(numberIn(mood)).toBeCloseTo(organization.mood, 1);
      else expect(mood.value).toBe('Not shown');
      const sales = await figureFor(by, { measure: 'mood', departments: ['Sales'] });
      expect(sales.value).toBe('Not shown');
      const initiatives = organizationInitiativesSchema.parse(
        await get(by, paths.organizationInitiatives),
      );
      const topics = await figureFor(by, { measure: 'topics' });
      expect(numberIn(topics)).toBe(initiatives.initiativesNamed);
    });

    test('mentions, as a question for them counts them', async () => {
      const payload = { question: 'How often was "price list" mentioned?' };
      const counted = await by.call('POST', paths.ask, { payload });
      const found = await askFor(by, { measure: 'mentions', topic: 'price list' });
      if (who === 'other') return expect(found.figure?.value).toBe('None');
      expect(counted.json().sentence).toMatch(new RegExp(`^${found.figure?.value} turns `));
      expect(found).toMatchObject({
        found: true,
        nothing: null,
        sentences: Number(found.figure?.value),
      });
    });
  },
);

test('several people and several departments are meetings in which all of them were heard', async () => {
  const { owner, round } = office;
  const people = await app.db
    .selectFrom('directoryUser')
    .select('id')
    .where('organizationId', '=', owner.organizationId)
    .where('firstName', 'in', ['Ana', 'Bo'])
    .orderBy('firstName')
    .execute();
  const ids = people.map(({ id }) => id);
  expect(numberIn(await figureFor(owner, {}, { people: ids }))).toBe(5);
  const departments = ['product', 'Finance'];
  expect(numberIn(await figureFor(owner, { departments }))).toBe(6);
  expect(numberIn(await figureFor(owner, { departments: ['Core', 'Mobile'] }))).toBe(5);
  const apart = await figureFor(owner, { departments: ['Core', 'Mobile'], group: 'team' });
  expect(apart).toMatchObject({
    value: 'Core',
    lines: [{ value: '6 meetings' }, { value: '5 meetings' }],
  });
  const each = await figureFor(owner, { group: 'person', order: 'least' }, { people: ids });
  expect(each).toMatchObject({
    value: 'Bo Lund',
    lines: [{ text: 'Bo Lund' }, { text: 'Ana Berg' }],
  });
  const { date } = (await meetingsOf(owner)).meetings.find(({ id }) => id === round) ?? {
    date: '',
  };
  const when = await figureFor(
    owner,
    { measure: 'when' },
    { from: date, to: date, people: [ids[0]] },
  );
  expect(when.lines.map(({ path }) => path)).toEqual([`/meetings/${round}`]);
});

test('who is missing is judged by the last meetings of the series', async () => {
  const { owner } = office;
  const [series] = seriesListSchema.parse(await get(owner, paths.seriesList)).series;
  const missing = { measure: 'attended', state: 'missing', order: 'last' } as const;
  expect(await figureFor(owner, missing, { series: series?.id })).toMatchObject({ value: 'None' });
  const one = await figureFor(owner, { measure: 'series' }, { series: series?.id });
  expect(one).toMatchObject({ value: 'Running', label: expect.stringContaining('5 meetings') });
  const opener = { measure: 'series', state: 'opener' } as const;
  const opened = await figureFor(owner, opener, { series: series?.id });
  expect(opened).toMatchObject({ value: 'Ana Berg', lines: [{ value: '5 of 5 meetings' }] });
  const next = await figureFor(owner, { measure: 'when', order: 'next' }, { series: series?.id });
  expect(next.value).toBe(dayValue(series?.nextDate ?? ''));
});

test('what was said is answered by quotes, also with a query', async () => {
  const answer = await askFor(office.owner, { measure: 'said', topic: 'billing migration' });
  expect(answer).toMatchObject({ found: true, figure: null });
  expect(answer.quotes[0]?.text).toMatch(/billing migration/);
  const nothing = await figureFor(office.owner, { topic: '?!' });
  expect(nothing).toMatchObject({ value: '6', label: 'meetings' });
});
