import { expect, test } from 'vitest';
import { employees } from '@/sample/data/company/employees.ts';
import type { TouchedPerson } from './project.ts';
import {
  axisStart,
  changeOf,
  largestFallFirst,
  summaryOf,
  writeChange,
} from './sentiment-change.ts';

const touched = (pairs: readonly (readonly [number, number | null])[]): TouchedPerson[] =>
  employees.slice(0, pairs.length).map((person, index) => ({
    person,
    relationship: 'Peer',
    sentimentBefore: pairs[index]?.[0] ?? 0,
    sentimentAfter: pairs[index]?.[1] ?? null,
    impactLevel: 'low',
    notes: '',
  }));

test('the change is after minus before, to one decimal', () => {
  expect(
    touched([
      [8.1, 6.4],
      [6.6, 7],
      [5, 5],
      [7, null],
    ]).map(changeOf),
  ).toEqual([-1.7, 0.4, 0, null]);
  expect([-1.7, 0.4, 0].map(writeChange)).toEqual(['−1.7', '+0.4', '±0.0']);
});

test('the largest fall comes first; without measurements the order stays', () => {
  const sorted = largestFallFirst(
    touched([
      [6, 6.5],
      [6, 5],
      [6, 4],
    ]),
  );
  expect(sorted.map(changeOf)).toEqual([-2, -1, 0.5]);
  const planned = touched([
    [6, null],
    [9, null],
  ]);
  expect(largestFallFirst(planned)).toEqual(planned);
});

test.each([
  [touched([[6, null]]), 'Nothing has been announced, so only today’s score is shown.'],
  [
    touched([
      [6, 6],
      [6, 7],
    ]),
    'Nobody has fallen. One has risen.',
  ],
  [touched([[6, 5]]), '1 of 1 person has fallen, by 1.0.'],
  [
    touched([
      [6, 5],
      [6, 5.5],
      [6, 7],
      [6, 8],
    ]),
    '2 of 4 people have fallen, by 0.8 on average. Two have risen.',
  ],
])('%# is summarised in a sentence', (people, sentence) => {
  expect(summaryOf(people)).toBe(sentence);
});

test.each([
  [[7, 6], 4],
  [[7, 4], 4],
  [[7, 3.9], 2],
  [[1.5, null], 0],
] as const)('with %j the axis starts at %i', (pair, start) => {
  expect(axisStart(touched([pair]))).toBe(start);
});
