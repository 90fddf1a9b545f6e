import { type AskQuery, askHistorySchema, paths } from '@rapport/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askFor, buildAskedOffice, figureFor } from '../../../testing/factories/asked-figures.ts';
import { saveTrust } from '../../../testing/factories/judged-meetings.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof buildAskedOffice>>;
let ana: string;
let bo: string;

beforeAll(async () => {
  app = await startTestApp();
  office = await buildAskedOffice(app);
  const people = await app.db
    .selectFrom('directoryUser')
    .select(['id', 'firstName'])
    .where('organizationId', '=', office.owner.organizationId)
    .where('firstName', 'in', ['Ana', 'Bo'])
    .orderBy('firstName')
    .execute();
  [ana, bo] = [people[0]?.id ?? '', people[1]?.id ?? ''];
});
afterAll(() => app.close());
beforeEach(() => setTrust({}));

const setTrust = (trust: object) =>
  saveTrust(app.db, office.owner.organizationId, {
    worksCouncilMode: false,
    figureReaders: 'everyone',
    meetingReaders: 'participants',
    ...trust,
  });

const noPersons = {
  value: 'Not shown',
  definition: 'This organization shows no figures of single people.',
  lines: [],
};

test.each<[Partial<AskQuery>, 'of Ana' | 'of nobody']>([
  [{}, 'of Ana'],
  [{ measure: 'hours' }, 'of Ana'],
  [{ measure: 'hours', state: 'spoken' }, 'of Ana'],
  [{ measure: 'most' }, 'of nobody'],
  [{ measure: 'ties', group: 'person', order: 'most' }, 'of Ana'],
  [{ measure: 'bridges' }, 'of nobody'],
  [{ measure: 'mentions', topic: 'price list' }, 'of Ana'],
  [{ measure: 'first', topic: 'price list' }, 'of Ana'],
  [{ measure: 'attended' }, 'of Ana'],
  [{ measure: 'when' }, 'of Ana'],
  [{ measure: 'decisions' }, 'of Ana'],
  [{ group: 'person' }, 'of nobody'],
  [{ measure: 'actions', group: 'person' }, 'of nobody'],
  [{ measure: 'hours', state: 'spoken', departments: ['Finance'] }, 'of nobody'],
  [{ group: 'department' }, 'of nobody'],
])('in works-council mode %j %s is not shown', async (query, whose) => {
  await setTrust({ worksCouncilMode: true });
  const filters = whose === 'of Ana' ? { people: [ana] } : {};
  const answer = await askFor(office.owner, query, filters);
  expect(answer.figure).toMatchObject(noPersons);
  expect(answer).toMatchObject({ found: false, nothing: null, quotes: [] });
});

test("in works-council mode one's own meetings are counted for oneself only", async () => {
  await setTrust({ worksCouncilMode: true });
  expect(await figureFor(office.bo, {}, { people: [bo] })).toMatchObject({ value: '5' });
  expect(await figureFor(office.owner, {}, { people: [bo] })).toMatchObject(noPersons);
  const heard = await figureFor(office.owner, { measure: 'people-heard' });
  expect(heard.value).toBe('7');
  expect(heard.lines.every(({ value }) => value === null)).toBe(true);
  const silent = await figureFor(office.owner, { measure: 'people-heard', state: 'not-heard' });
  expect(silent.lines).toEqual([]);
});

test('a mood of one person is never answered', async () => {
  for (const [query, filters] of [
    [{ measure: 'mood' }, { people: [ana] }],
    [{ measure: 'mood', group: 'person', order: 'least' }, {}],
  ] as const)
    expect(await figureFor(office.owner, query, filters)).toMatchObject({
      value: 'Not shown',
      definition: 'Moods are answered of groups, never of single people.',
    });
});

test('a reader without figures of the organization gets the sentence of the refusal', async () => {
  await setTrust({ figureReaders: 'named' });
  for (const measure of [
    'ties',
    'bridges',
    'topics',
    'mood',
    'what-changed',
    'what-happened',
  ] as const)
    expect(await figureFor(office.bo, { measure })).toMatchObject({
      value: 'Not shown',
      definition:
        'Figures of the organization are shown to people whom its owners and admins have named.',
      lines: [],
    });
  expect(await figureFor(office.bo, {})).toMatchObject({ value: '5' });
});

test('what is switched off is not shown', async () => {
  const { organizationId } = office.owner;
  const off = { interactionGraphs: false, sentiment: false, actions: false };
  await app.db
    .updateTable('organizationSettings')
    .set(off)
    .where('organizationId', '=', organizationId)
    .execute();
  for (const [measure, sentence] of [
    ['ties', 'Connection maps are switched off in this organization.'],
    ['mood', 'Moods are switched off in this organization.'],
    ['actions', 'Actions are switched off in this organization.'],
  ] as const) {
    const { figure, sentence: told } = await askFor(office.owner, { measure });
    expect(figure).toMatchObject({ value: 'Not shown', definition: sentence });
    expect(told).toBe(sentence);
  }
});

test('a question with a query is kept with it, and its days are those of the filters', async () => {
  const query = { measure: 'meetings', group: 'week' } as const;
  const { reading } = await askFor(office.owner, query, { from: '2020-01-01', to: '2020-01-31' });
  expect(reading).toMatchObject({ from: '2020-01-01', to: '2020-01-31', unused: [], words: [] });
  const history = await office.owner.call('GET', paths.ask);
  const [last] = askHistorySchema.parse(history.json()).questions;
  expect(last?.query).toEqual(reading.query);
});
