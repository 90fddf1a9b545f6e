import { expect, test } from 'vitest';
import { logitOfTrees, type Trees } from './trees.ts';

/** Splits at the signs 0, 1 and 2, one for each level. */
const tree: Trees = {
  bias: 0.5,
  splits: [0, 1, 1, 2, 2, 2, 2].map((sign) => [sign, 0.5] as const),
  leaves: [1, 2, 3, 4, 5, 6, 7, 8],
};

test.each([
  [[0, 0, 0], 1],
  [[0, 0, 1], 2],
  [[0, 1, 0], 3],
  [[0, 1, 1], 4],
  [[1, 0, 0], 5],
  [[1, 0, 1], 6],
  [[1, 1, 0], 7],
  [[1, 1, 1], 8],
  [[0.5, 0.5, 0.5], 1],
])('signs %j lead to leaf %d', (values, leaf) => {
  expect(logitOfTrees(tree, Float64Array.from(values))).toBe(0.5 + leaf);
});

test('the leaves of all trees add up', () => {
  const two = {
    bias: 0,
    splits: [...tree.splits, ...tree.splits],
    leaves: [...tree.leaves, ...tree.leaves.map((leaf) => 10 * leaf)],
  };
  expect(logitOfTrees(two, Float64Array.of(0, 1, 1))).toBe(44);
});
