import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KnownNames } from './mask-question.ts';
import { mayNameSeries } from './named-series.ts';
import { type ReadQuery, readQuery } from './read-query.ts';

const known: KnownNames = {
  people: ['Marta Lindgren', 'Tomas Leiva', 'Greta Oduya', 'Tomas Berg'],
  asker: 'Greta Oduya',
  groups: ['Engineering', 'Sales', 'Platform'],
  series: ['Weekly yard round', 'Platform stand-up', 'Leadership meeting', 'All-hands'],
  today: '2026-11-26',
};
const read = (question: string, before?: string): ReadQuery =>
  readQuery(question, known, before === undefined ? null : readQuery(before, known));

describe('what is asked for', () => {
  test.each([
    [
      'how many meetings did we have in october',
      { measure: 'meetings', period: { from: '2026-10-01', to: '2026-10-31' } },
    ],
    ['How many hours was I in meetings last week?', { measure: 'hours', people: ['Greta Oduya'] }],
    [
      'how long did Marta speak in the yard round',
      { measure: 'hours', state: 'spoken', series: ['Weekly yard round'] },
    ],
    [
      'who has gone quiet in sales',
      { measure: 'people-heard', state: 'no-longer', departments: ['Sales'] },
    ],
    [
      'who was missing at the last yard round?',
      { measure: 'attended', state: 'missing', order: 'last' },
    ],
    [
      'who does Marta speak with most',
      { measure: 'ties', people: ['Marta Lindgren'], order: 'most' },
    ],
    [
      'who is the only link between engineering and sales',
      { measure: 'bridges', departments: ['Engineering', 'Sales'] },
    ],
    ['how often was the spring tariff mentioned', { measure: 'mentions', topic: 'spring tariff' }],
    [
      'How often was "frame agreement" mentioned?',
      { measure: 'mentions', topic: 'frame agreement' },
    ],
    [
      'overdue tasks of the platform folks, how many?',
      { measure: 'actions', state: 'overdue', departments: ['Platform'] },
    ],
    [
      'what was decided about the depot since September',
      { measure: 'decisions', topic: 'depot', period: { from: '2026-09-01', to: null } },
    ],
    ['which topics are growing', { measure: 'topics', order: 'rising' }],
    [
      'mood in engineering week by week',
      { measure: 'mood', group: 'week', departments: ['Engineering'] },
    ],
    ['what happened to the platform standup', { measure: 'series', series: ['Platform stand-up'] }],
    ['what changed in the last 4 weeks', { measure: 'what-changed' }],
    ['how many ties does Marta have', { measure: 'ties', people: ['Marta Lindgren'] }],
    ['which series ended', { measure: 'series', state: 'ended' }],
    [
      'when did Marta and Greta last meet',
      { measure: 'last', people: ['Marta Lindgren', 'Greta Oduya'] },
    ],
    ["What's overdue and who owes it?", { measure: 'actions', state: 'overdue' }],
    [
      "What did I promise and haven't done yet?",
      { measure: 'actions', state: 'open', people: ['Greta Oduya'] },
    ],
    [
      'Whats Marta still owing us?',
      { measure: 'actions', state: 'open', people: ['Marta Lindgren'] },
    ],
    [
      'what is still open from the last yard round?',
      { measure: 'actions', state: 'open', series: ['Weekly yard round'], order: 'last' },
    ],
    ['How much money does Fairway owe us?', { measure: 'said' }],
    ['who joined recently', { measure: 'people-heard', state: 'first-time' }],
    ["Who hasn't been in a meeting for weeks?", { measure: 'people-heard', state: 'not-heard' }],
    [
      'Is sales happier than a month ago?',
      { measure: 'mood', departments: ['Sales'], group: null, period: null },
    ],
    ['which series takes the most time', { measure: 'hours', group: 'series', order: 'most' }],
    ['topics of sales', { measure: 'topics', departments: ['Sales'], order: null }],
    [
      'who knows about the rota',
      { measure: 'mentions', topic: 'rota', group: 'person', order: 'most' },
    ],
    [
      'how long does a sensor keep its readings',
      { measure: 'said', topic: 'sensor keep its readings' },
    ],
    ['longest all hands of the year', { measure: 'longest', series: ['All-hands'] }],
    [
      'what did Marta say about the rent',
      { measure: 'said', people: ['Marta Lindgren'], topic: 'rent' },
    ],
  ])('%s', (question, query) => {
    const { unused, refusal, ...rest } = read(question);
    expect(rest.query).toMatchObject(query);
    expect([unused, refusal]).toEqual([[], null]);
  });
});

test.each([
  ['how many urgent actions are open', 'urgent'],
  ['meetings without Marta', 'without marta lindgren'],
  ['which meetings had less than 6 people', 'less than 6'],
  ['hours in meetings with the mayor', 'mayor'],
])('a word that nothing uses is told: %s', (question, word) => {
  expect(read(question).unused.join(' ')).toContain(word.split(' ')[0]);
});

test.each([
  ['Which customers were talked about most?', 'customers'],
  ['which customers did Marta talk about most last month', 'customers'],
  ['Which companies were named in October?', 'companies'],
  ['Who is our most important client?', 'client'],
  ['What problems come up most often?', 'problems'],
])('names of a kind are not counted: %s', (question, kind) => {
  expect(read(question)).toMatchObject({
    query: { measure: 'topics', topic: null },
    unused: [kind],
  });
});

test.each([
  'Which topics were talked about most?',
  'Which customers want the mobile app?',
  'What customers said about the export',
  'Which department talks about the depot most?',
])('asks for no names of a kind: %s', (question) => {
  expect(read(question).unused).toEqual([]);
});

test.each([
  ['Who talks too much?', 'too much', { measure: 'most' }],
  ['who speaks too little in sales', 'too little', { measure: 'most', departments: ['Sales'] }],
  ['Does Marta talk too much?', 'too much', { measure: 'hours', state: 'spoken' }],
  ['Who has too many meetings?', 'too many', { measure: 'meetings', group: 'person' }],
  ['Who should talk less?', 'should talk less', { measure: 'most' }],
])('a judgement is no part of a figure: %s', (question, judgement, query) => {
  const { query: asked, unused } = read(question);
  expect(asked).toMatchObject(query);
  expect(unused).toEqual([judgement]);
});

test.each([
  ['how often was Kestrel Foods mentioned', 'Kestrel Foods'],
  ['When was Trail of Bits first mentioned?', 'Trail of Bits'],
  ['Meetings about Round Clinics', 'Round Clinics'],
  ['Decisions about Early Orders', 'Early Orders'],
  ['Yard Round Foods: how often was it mentioned?', 'Yard Round Foods'],
])('the words of a name are one matter: %s', (question, topic) => {
  expect(read(question).query).toMatchObject({ topic, series: [] });
});

test('a name that is mentioned is no filter', () => {
  expect(read('How often was Marta mentioned?').query).toMatchObject({
    measure: 'mentions',
    topic: 'marta',
    people: [],
  });
  expect(read('How often did Greta mention Marta?').query).toMatchObject({
    topic: 'marta',
    people: ['Greta Oduya'],
  });
  expect(read('who mentioned the platform stand-up').query).toMatchObject({ series: [] });
});

test.each([
  ['who is the most negative person in sales', 'mood-of-person'],
  ['is Marta about to leave', 'leaving'],
  ['who is the weakest performer in engineering', 'worth'],
  ['who is behind the anonymous remark', 'source'],
  ['has Tomas been ill lately', 'sensitive'],
  ['Wie viele Meetings hatten wir letzte Woche?', 'language'],
  ['Quem falou sobre o contrato na última reunião?', 'language'],
  ['Quante riunioni abbiamo avuto la scorsa settimana?', 'language'],
])('is not answered: %s', (question, refusal) => {
  expect(read(question).refusal).toBe(refusal);
});

test.each([
  'mood in sales',
  'which department has the best mood',
  'who has the strongest connection to Marta',
  'when did Marta leave the round',
  'how many people left early',
])('is no question about a person’s mood, worth or plans: %s', (question) => {
  expect(read(question).refusal).toBeNull();
});

test('a follow-up changes the query before it', () => {
  const before = 'how many actions of sales are open';
  expect(read('and in engineering?', before).query).toMatchObject({
    measure: 'actions',
    state: 'open',
    departments: ['Engineering'],
  });
  expect(read('and the overdue ones?', before).query).toMatchObject({
    measure: 'actions',
    state: 'overdue',
    departments: ['Sales'],
  });
  expect(read('When was the last yard round?', before).query).toMatchObject({
    measure: 'last',
    departments: [],
  });
});

test('any text is read, and names only what is known', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (question) => {
      const { query } = read(question);
      expect(known.people).toEqual(expect.arrayContaining(query.people));
      expect(known.groups).toEqual(expect.arrayContaining(query.departments));
      expect(known.series).toEqual(expect.arrayContaining(query.series));
    }),
  );
});

test.each([
  ['who was at the yard round', true],
  ['and the huddle?', true],
  ['how many meetings were there last week', false],
  ['which calls did Marta join', false],
])('titles of series are looked through for %s: %s', (question, may) => {
  expect(mayNameSeries(question)).toBe(may);
});
