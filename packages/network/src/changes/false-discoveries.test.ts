import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areTestable, moreUpTo, significanceOf } from './false-discoveries.ts';

/** The 15 tests of the example in Benjamini and Hochberg (1995), section 3.2: four are significant at 5 %. */
const published = [
  ...[0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344],
  ...[0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1],
];
const alike = (pValues: readonly number[]) => pValues.map((pValue) => ({ pValue, weight: 1 }));

test('four of the published tests are significant', () => {
  expect(significanceOf(alike(published), 0.05)).toEqual(published.map((p) => p <= 0.0095));
});

test('a p-value above its own threshold is significant if a later one is below its threshold', () => {
  expect(significanceOf(alike([0.03, 0.03, 0.9]), 0.05)).toEqual([true, true, false]);
  expect(significanceOf(alike([0.03, 0.9, 0.9]), 0.05)).toEqual([false, false, false]);
});

test('a test of larger weight is significant at a larger p-value', () => {
  expect(
    significanceOf(
      [
        { pValue: 0.03, weight: 1.5 },
        { pValue: 0.03, weight: 0.5 },
      ],
      0.05,
    ),
  ).toEqual([true, false]);
});

test('tests that cannot be significant are not made', () => {
  expect(areTestable([0.001, 0.02, 0.03, 0.5], 0.05)).toEqual([true, true, false, false]);
  expect(areTestable([0.04, 0.5], 0.05)).toEqual([true, false]);
  expect(areTestable([0.06, 0.5], 0.05)).toEqual([false, false]);
  expect(areTestable([], 0.05)).toEqual([]);
});

const pValues = fc.array(fc.double({ min: 1e-6, max: 1, noNaN: true }));

test('no test that could be significant is left out', () => {
  fc.assert(
    fc.property(pValues, (least) => {
      const made = areTestable(least, 0.05);
      for (const [at, value] of least.entries())
        if (!made[at]) expect(value).toBeGreaterThan(moreUpTo(made, 1, 0.05));
    }),
  );
});

test('more tests are made up to their bound, and one more exactly up to it', () => {
  fc.assert(
    fc.property(pValues, fc.integer({ min: 1, max: 3 }), (least, more) => {
      const bound = moreUpTo(areTestable(least, 0.05), more, 0.05);
      const areMade = (one: number) =>
        areTestable([...least, ...Array(more).fill(one)], 0.05).slice(-more);
      expect(areMade(bound)).toEqual(Array(more).fill(true));
      if (more === 1) expect(areMade(bound * 1.001)).toEqual([false]);
    }),
  );
});
