import type { Coverage, Period } from '@rapport/contract';
import { expect, test } from 'vitest';
import { coverageWords } from './coverage-words.ts';
import { hiddenMoodWords } from './hidden-mood-words.ts';
import { isComparable, periodDays, weeksBefore } from './period-words.ts';
import { labelledWeeks } from './week-labels.tsx';

const period: Period = { from: '2026-10-26', to: '2026-11-22', weeks: 4, isSoFar: false };

test.each([
  [{}, '26 October to 22 November 2026'],
  [{ isSoFar: true }, '26 October to 22 November 2026 so far'],
  [{ from: '2025-11-24', weeks: 52 }, '24 November 2025 to 22 November 2026'],
] as const)('the days of %o', (change, words) => {
  expect(periodDays({ ...period, ...change })).toBe(words);
});

test.each([
  [1, 'the week before'],
  [4, 'the four weeks before'],
  [13, 'the 13 weeks before'],
] as const)('%d weeks are compared with %s', (weeks, words) => {
  expect(weeksBefore(weeks)).toBe(words);
});

test.each([
  [1, 7, false],
  [1, 8, true],
  [4, 5, true],
] as const)('%d weeks of %d meetings: compared %s', (weeks, meetings, compared) => {
  expect(isComparable({ ...period, weeks }, meetings)).toBe(compared);
});

const coverage: Coverage = {
  state: 'enough',
  meetings: 148,
  untimed: 0,
  beingAnalysed: 0,
  toCheck: 0,
  speakers: 439,
  speakersKnown: 412,
};

test.each([
  [{}, 'From 148 meetings; 412 of 439 speakers known'],
  [{ beingAnalysed: 6 }, 'From 148 meetings, 6 more being analysed; 412 of 439 speakers known'],
  [{ speakersKnown: 439 }, 'From 148 meetings; all 439 speakers known'],
  [{ meetings: 1, speakers: 0, speakersKnown: 0 }, 'From 1 meeting'],
])('coverage %o', (change, words) => {
  expect(coverageWords({ ...coverage, ...change })).toBe(words);
});

test.each([
  ['few', 4, 'fewer than 5 people', /4 people were heard\.$/],
  ['few', 1, 'fewer than 5 people', /1 person was heard\.$/],
  ['few', 9, 'not shown', /would reveal a smaller group, or it is not decided yet\.$/],
  ['running', 9, 'week not over', /once the week is over/],
] as const)('a mood hidden for %s of %d people', (reason, heard, text, explanation) => {
  const words = hiddenMoodWords(reason, heard, 5);
  expect(words.text).toBe(text);
  expect(words.explanation).toMatch(explanation);
});

test.each([
  [12, 4, [0, 4, 8, 11]],
  [12, 1, [0, 6, 11]],
  [12, 13, [0, 6, 11]],
  [1, 4, []],
])('of %d weeks with a period of %d the labels stand at %o', (weeks, periodWeeks, at) => {
  expect(labelledWeeks(weeks, periodWeeks)).toEqual(at);
});
