import { expect, test } from 'vitest';
import { logitOfTrees } from '../../../packages/transcript/src/3-features/outcomes/judge/trees.ts';
import { randomFrom } from '../../../scripts/random.ts';
import { boostTrees } from './boosted-trees.ts';

const settings = { trees: 40, rate: 0.1, lessonShare: 0.7, signShare: 0.8, seed: 1 };

/** One of two signs must be high, but not both; the third is chance. */
function lessonsOf(seed: number) {
  const random = randomFrom(seed);
  return Array.from({ length: 400 }, () => {
    const values = Float64Array.of(random.next(), random.next(), random.next());
    const [a = 0, b = 0] = values;
    return { values, isOne: a > 0.5 !== b > 0.5, weight: 1 };
  });
}

test('what no single sign tells is learned', () => {
  const trees = boostTrees(lessonsOf(2), settings);
  const unseen = lessonsOf(3);
  const right = unseen.filter(({ values, isOne }) => logitOfTrees(trees, values) > 0 === isOne);
  expect(right.length / unseen.length).toBeGreaterThan(0.9);
});

test('a lesson counts by its weight', () => {
  const values = Float64Array.of(0);
  const trees = boostTrees(
    [
      { values, isOne: true, weight: 3 },
      { values, isOne: false, weight: 1 },
    ],
    settings,
  );
  expect(logitOfTrees(trees, values)).toBeCloseTo(Math.log(3), 1);
});

test('the same lessons give the same trees', () => {
  expect(boostTrees(lessonsOf(4), settings)).toEqual(boostTrees(lessonsOf(4), settings));
});
