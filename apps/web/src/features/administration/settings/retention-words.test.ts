import { expect, test } from 'vitest';
import { numberOf, offeredOptions } from './offered-field.tsx';
import { deletionWords, offeredDays, periodWords } from './retention-words.ts';

const periodOptions = (saved: number | null) => offeredOptions(offeredDays, saved, periodWords);

test('periods are offered in days and years, with the current one', () => {
  const labels = periodOptions(null).map(({ label }) => label);
  expect(labels.slice(0, 5)).toEqual([
    'Keep until deleted',
    '30 days',
    '90 days',
    '180 days',
    '1 year',
  ]);
  expect(periodOptions(90)).toHaveLength(labels.length);
  expect(periodOptions(45)[2]).toEqual({ value: '45', label: '45 days' });
  expect(periodOptions(null).map(({ value }) => numberOf(value))[0]).toBeNull();
  expect(numberOf('365')).toBe(365);
});

test.each([
  [0, 0, ''],
  [1, 0, '1 meeting with everything that belongs to it'],
  [2, 0, '2 meetings with everything that belongs to them'],
  [0, 1, 'the original file of 1 meeting'],
  [0, 2, 'the original files of 2 meetings'],
  [
    2,
    1,
    '2 meetings with everything that belongs to them and the original file of 1 other meeting',
  ],
])('%i meetings and %i files are shown as words', (meetings, files, words) => {
  expect(deletionWords({ meetings, files, oldestMeetings: [] })).toBe(words);
});
