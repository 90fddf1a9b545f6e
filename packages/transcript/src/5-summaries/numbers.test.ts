import { expect, test } from 'vitest';
import { counted, duration, percent, times } from './numbers.ts';

test.each([
  [0, 'less than a minute'],
  [29, 'less than a minute'],
  [60, '1 minute'],
  [2700, '45 minutes'],
  [3570, '1 hour'],
  [3600, '1 hour'],
  [7500, '2 hours 5 minutes'],
])('%d seconds are %s', (seconds, text) => {
  expect(duration(seconds)).toBe(text);
});

test.each([
  [0, '0 %'],
  [0.001, 'under 1 %'],
  [0.005, '1 %'],
  [0.344, '34 %'],
  [1, '100 %'],
])('a share of %d is %s', (share, text) => {
  expect(percent(share)).toBe(text);
});

test('counts agree with their nouns', () => {
  expect([1, 2].map((count) => counted(count, 'person', 'people'))).toEqual([
    '1 person',
    '2 people',
  ]);
  expect([1, 2, 3].map(times)).toEqual(['once', 'twice', '3 times']);
});
