import { expect, test } from 'vitest';
import { randomFrom } from '../seeded-random.ts';
import { type Labelled, leastPossible, permutationTest } from './permutation-test.ts';

const series = { cells: 4, places: 8, nowPlaces: 4 };
const meeting = { cells: 1, places: 2, nowPlaces: 1 };
/** Blocks with the same number of cells, of which the first `now` are labelled now; the test counts their content. */
const counted = (blocks: Labelled['blocks'], now: number): Labelled => {
  const cells = blocks.reduce((sum, block) => sum + block.cells, 0);
  return {
    blocks,
    labels: Uint8Array.from({ length: cells }, (_, at) => (at < now ? 1 : 0)),
    difference: (labels) => labels.reduce((sum, label) => sum + (label === 1 ? 1 : -1), 0),
  };
};

// The p-values are counted by hand: in 2 of the 70 ways to choose 4 of 8 weeks, all meetings are on one side, and so
// on.
test.each([
  { name: 'a series that ends', test: counted([series], 0), pValue: 2 / 70 },
  { name: 'a series of which one week is moved', test: counted([series], 1), pValue: 34 / 70 },
  { name: 'two series that end', test: counted([series, series], 0), pValue: 2 / 70 ** 2 },
  { name: 'six meetings, all now', test: counted(Array(6).fill(meeting), 6), pValue: 2 / 64 },
  { name: 'six meetings, five now', test: counted(Array(6).fill(meeting), 5), pValue: 14 / 64 },
  {
    name: 'six meetings of a series that met twice as often before, all now',
    test: counted([{ cells: 2, places: 6, nowPlaces: 2 }], 2),
    pValue: 1 / 15 + 6 / 15,
  },
  { name: 'no difference', test: counted([series], 2), pValue: 1 },
])('$name: the shuffled p-value is close to the exact one', ({ test: labelled, pValue }) => {
  const shuffles = 20_000;
  const error = 4 * Math.sqrt((pValue * (1 - pValue)) / shuffles) + 1 / shuffles;
  const found = permutationTest(labelled, shuffles, randomFrom(1));
  // A large p-value is estimated from fewer shuffles.
  expect(Math.abs(found - pValue)).toBeLessThanOrEqual(pValue > 0.01 ? 0.6 * pValue : error);
});

test('no number of shuffles gives a p-value of 0', () => {
  expect(permutationTest(counted([series, series, series], 0), 99, randomFrom(1))).toBe(0.01);
});

test.each([
  { blocks: [series], least: 2 / 70 },
  { blocks: [series, meeting, meeting], least: 2 / 70 / 4 },
  { blocks: [{ cells: 7, places: 8, nowPlaces: 4 }], least: 2 / 70 },
  { blocks: [{ cells: 6, places: 6, nowPlaces: 2 }], least: 1 / 15 },
  { blocks: [{ cells: 5, places: 5, nowPlaces: 0 }], least: 1 },
])('the least possible p-value of $blocks is $least', ({ blocks, least }) => {
  expect(leastPossible({ blocks })).toBeCloseTo(least, 10);
});
