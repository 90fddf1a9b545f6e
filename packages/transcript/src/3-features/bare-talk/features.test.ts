import { expect, test } from 'vitest';
import { bareBucketCount, lengthFeature, questionFeatures, wordFeatures } from './features.ts';

// The shipped weights were learned for these buckets: other numbers need a new training.

const words = ['do', 'you', 'know', 'how', 'much'];

const differing = (one: number[], other: number[]) =>
  one.flatMap((bucket, at) => (bucket === other[at] ? [] : [at]));

test('a gap between words has seven features of the words on either side', () => {
  const own = wordFeatures(words, 1);
  expect(own).toHaveLength(7);
  expect(new Set(own).size).toBe(7);
  const changed = (at: number) => differing(own, wordFeatures(words.with(at, 'else'), 1));
  expect(changed(0)).toEqual([2, 5]);
  expect(changed(1)).toEqual([0, 2, 3]);
  expect(changed(2)).toEqual([1, 3, 4]);
  expect(changed(3)).toEqual([4, 6]);
  expect(changed(4)).toEqual([]);
});

test('the beginning and the end of a turn have their own markers', () => {
  expect(wordFeatures(['hm'], 0)).toEqual(wordFeatures(['<s>', 'hm', '</s>', '</s>'], 1));
  expect(wordFeatures(['hm'], -1)).toEqual(wordFeatures(['<s>', '<s>', 'hm', '</s>'], 1));
});

test('lengths are grouped, in larger groups for longer ones', () => {
  const buckets = Array.from({ length: 40 }, (_, at) => lengthFeature(at));
  const first = buckets.map((bucket) => buckets.indexOf(bucket));
  expect(first.slice(0, 14)).toEqual([0, 1, 2, 3, 3, 5, 5, 7, 7, 7, 7, 11, 11, 11]);
  expect(new Set(buckets).size).toBe(7);
});

test('a question has features of its first four words, its last two and all up to twelve', () => {
  const own = questionFeatures(words);
  expect(own).toHaveLength(7 + 5 + 4);
  const changed = (at: number) => differing(own, questionFeatures(words.with(at, 'else')));
  expect(changed(0)).toEqual([0, 1, 7, 12]);
  expect(changed(1)).toEqual([1, 2, 8, 12, 13]);
  expect(changed(2)).toEqual([2, 3, 9, 13, 14]);
  expect(changed(3)).toEqual([3, 5, 10, 14, 15]);
  expect(changed(4)).toEqual([4, 5, 11, 15]);
  expect(questionFeatures(Array(20).fill('so'))).toHaveLength(7 + 12 + 11);
});

test('features have the buckets that the shipped weights were trained with', () => {
  for (const bucket of [...questionFeatures(words), ...wordFeatures(words, 0), lengthFeature(3)]) {
    expect(Number.isInteger(bucket)).toBe(true);
    expect(bucket).toBeGreaterThanOrEqual(0);
    expect(bucket).toBeLessThan(bareBucketCount);
  }
  expect(wordFeatures(['we', 'go'], 0)).toEqual([30384, 11477, 16721, 1755, 17691, 24022, 21429]);
  expect(lengthFeature(3)).toBe(14665);
  expect(questionFeatures(['who'])).toEqual([9319, 27681, 10485, 14774, 16900, 27317, 4496, 1582]);
  expect(questionFeatures([])).toEqual([15658, 4715, 10485, 14774, 31548, 11402, 28541]);
});
