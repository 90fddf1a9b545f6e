import type { ChangeFound, ChangesTested, WeekMood } from '@rapport/contract';
import { describe, expect, test } from 'vitest';
import { changeText } from '@/components/organization-figures/change-words.ts';
import { hoursText, moreThanBefore } from './figure-words.ts';
import { findingWords } from './finding-words.ts';
import { takenWords, toldWords, untoldWords } from './told-words.ts';
import { trendSentence } from './trend-words.ts';

const pair = ['Sales', 'Engineering'];

test.each([
  [
    { kind: 'talk-between-departments', subject: pair, now: 6, before: 9.7 },
    'Sales and Engineering were in *6.0 hours* of meetings together, *38 %* less than in the four weeks before.',
    '9.7 to 6.0 hours',
  ],
  [
    { kind: 'talk-between-departments', subject: pair, now: 4.4, before: 0.9 },
    'Sales and Engineering were in *4.4 hours* of meetings together, after 0.9 hours in the four weeks before.',
    '0.9 to 4.4 hours',
  ],
  [
    { kind: 'talk-between-departments', subject: pair, now: 2.04, before: 0 },
    'Sales and Engineering were in *2.0 hours* of meetings together, after none in the four weeks before.',
    '0.0 to 2.0 hours',
  ],
  [
    { kind: 'talk-between-departments', subject: pair, now: 0, before: 3 },
    'Sales and Engineering were in no meeting together, after *3.0 hours* in the four weeks before.',
    '3.0 to 0.0 hours',
  ],
  [
    { kind: 'hours-of-department', subject: ['Finance'], now: 0, before: 1 },
    'Finance did not speak, after *1.0 hour* in the four weeks before.',
    '1.0 to 0.0 hours',
  ],
  [
    { kind: 'hours-of-department', subject: ['Finance'], now: 6, before: 4 },
    'Finance spoke *6.0 hours*, *50 %* more than in the four weeks before.',
    '4.0 to 6.0 hours',
  ],
  [
    { kind: 'hours-of-department', subject: ['Finance'], now: 1.9, before: 0.6 },
    'Finance spoke *1.9 hours*, after 0.6 hours in the four weeks before.',
    '0.6 to 1.9 hours',
  ],
  [
    { kind: 'hours-of-department', subject: ['Finance'], now: 11.9, before: 1.6 },
    'Finance spoke *11.9 hours*, after 1.6 hours in the four weeks before.',
    '1.6 to 11.9 hours',
  ],
  [
    { kind: 'talk-of-department', subject: ['Finance'], now: 0.07, before: 0.12 },
    'Finance spoke *4.2 minutes* a meeting, down from 7.2.',
    '7.2 to 4.2 minutes a meeting',
  ],
  [
    { kind: 'people-of-department', subject: ['Finance'], now: 1, before: 6 },
    '*1* person of Finance spoke, down from 6.',
    '6 to 1 person',
  ],
  [
    { kind: 'ties-between-departments', subject: ['Design', 'Sales'], now: 1, before: 5 },
    'Design and Sales lost *4 of 5* ties.',
    '5 to 1 tie',
  ],
  [
    { kind: 'ties-between-departments', subject: ['Design', 'Sales'], now: 3, before: 2 },
    'Design and Sales gained *1* tie.',
    '2 to 3 ties',
  ],
  [
    { kind: 'mentions-of-initiative', subject: ['Berth pricing'], now: 55, before: 31 },
    '‘Berth pricing’ was mentioned *55* times, up from 31.',
    '31 to 55 mentions',
  ],
  [
    { kind: 'people-of-initiative', subject: ['Winter rota'], now: 12, before: 40 },
    '*12* people spoke of ‘Winter rota’, down from 40.',
    '40 to 12 people',
  ],
  [
    { kind: 'mood-of-group', subject: ['Product'], now: 7.1, before: 6.5 },
    'The mood in Product rose by *0.6* to 7.1 out of 10.',
    '6.5 to 7.1',
  ],
  [
    { kind: 'mood-of-group', group: 'team', subject: ['Platform'], now: 5.2, before: 5.9 },
    'The mood in the team Platform fell by *0.7* to 5.2 out of 10.',
    '5.9 to 5.2',
  ],
  [
    { kind: 'balance-of-series', subject: ['Product sync'], now: 51.8, before: 81.8 },
    'Talk in ‘Product sync’ became less even, by *30* to 52 out of 100.',
    '82 to 52 talk balance',
  ],
  [
    { kind: 'overdue-actions', subject: ['Overdue actions'], now: 9, before: 3 },
    'Overdue actions: *9*, up from 3.',
    '3 to 9 actions',
  ],
] as const)('%o is said as a sentence', (finding, sentence, detail) => {
  const found: ChangeFound = { ...finding, meetings: 4, subject: [...finding.subject] };
  const words = findingWords(found, 'the four weeks before');
  const said = words.sentence.map(({ text, isFigure }) => (isFigure ? `*${text}*` : text));
  expect(said.join('')).toBe(sentence);
  expect(words.detail).toBe(detail);
});

test('what could be told, and what could not, is named once for each noun, in the same order', () => {
  const tests: ChangesTested[] = [
    { kind: 'overdue-actions', tested: 0, untested: 1, meetings: 8 },
    { kind: 'people-of-initiative', tested: 1, untested: 1300, meetings: 9 },
    { kind: 'mentions-of-initiative', tested: 2, untested: 1200, meetings: 9 },
    { kind: 'mood-of-group', tested: 1, untested: 0, meetings: null },
  ];
  expect(toldWords(tests)).toBe('1 team, 2 initiatives');
  expect(untoldWords(tests)).toBe('People of 1,300 of 1,301 initiatives, overdue actions');
  expect(takenWords(tests, 5)).toEqual([
    { what: 'Mentions of an initiative', takes: '9 meetings' },
    { what: 'People who speak of an initiative', takes: '9 meetings' },
    { what: 'Overdue actions', takes: '8 meetings' },
  ]);
  expect([toldWords([]), untoldWords([])]).toEqual(['', '']);
});

test.each([
  [7860, '131'],
  [582, '9.7'],
  [0, '0'],
  [90_000, '1,500'],
])('%d minutes are %s hours', (minutes, hours) => {
  expect(hoursText(minutes)).toBe(hours);
});

test.each([
  [148, 139, '9 more than before', '+6 %'],
  [30, 40, '10 fewer than before', '−25 %'],
  [3, 4, '1 fewer than before', '4 before'],
  [3, 3, 'as many as before', 'no change'],
  [3, 0, '3 more than before', 'none before'],
  [0, 0, 'as many as before', 'no change'],
])('%d after %d', (now, before, more, change) => {
  expect(moreThanBefore({ now, before }, { isSoFar: false })).toBe(more);
  expect(changeText({ now, before }, { least: 10, shown: String })).toBe(change);
});

describe('the sentence about the trend', () => {
  const mondays = ['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26'];
  const at = (mood: number): WeekMood => ({ mood, band: { low: mood, high: mood } });
  test.each([
    [[6.2, 5.9, 6.2, 6.4], 'Lowest in the week of 12 October (5.9); since then 0.5 higher.'],
    [[6.2, 6.4, 6.2, 6.0], 'Highest in the week of 12 October (6.4); since then 0.4 lower.'],
    [[6.2, 6.2, 6.2, 6.2], '6.2 in each week shown.'],
    [[5.9, null, 6.2, 5.9], 'Lowest in the week of 5 October (5.9); the last week is the same.'],
    [[null, null, null, 6.2], ''],
    [[null, null, null, null], ''],
  ])('%o', (moods, sentence) => {
    expect(
      trendSentence(
        moods.map((mood) => (mood === null ? null : at(mood))),
        mondays,
      ),
    ).toBe(sentence);
  });
});
