import { expect, test } from 'vitest';
import { changeWords, meanOf } from './series-averages.ts';

test('the mean leaves out what is not known', () => {
  expect(meanOf([40, null, 50])).toBe(45);
  expect(meanOf([null])).toBeNull();
});

test.each([
  [[40, 41, 40, 41, 55, 54, 55, 56], 'the last four 14 min longer than the first four'],
  [[9, null, 8, 8, 9, 7, 7, 6, null, 7], 'the last four 2 min shorter than the first four'],
  [[5, 5, 5, 5, 9, 5, 5, 5, 5], null],
  [[1, 2, 3, 4, 5, 6, 7], null],
])('%j: %s', (values, words) => {
  expect(changeWords(values, 'min longer', 'min shorter')).toBe(words);
});
