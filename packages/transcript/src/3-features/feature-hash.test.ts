import { expect, test } from 'vitest';
import { bucketOf, mixed, pairHash, textHash } from './feature-hash.ts';

// The shipped weights were trained with these numbers.

test('the hashes are those that the shipped weights were trained with', () => {
  expect([textHash(''), textHash('a'), textHash('ab'), textHash('ba')]).toEqual([
    7, 1711317138, -2097325616, -1644580166,
  ]);
  expect([pairHash(1, 2), pairHash(2, 1), mixed(7, 97)]).toEqual([
    -1001089847, -2052512551, 1711317138,
  ]);
  expect([bucketOf(textHash('ab'), 2 ** 16), bucketOf(-1, 2 ** 15)]).toEqual([53123, 22864]);
});

test('a bucket is between 0 and the number of buckets', () => {
  const buckets = Array.from({ length: 1000 }, (_, at) => bucketOf(textHash(`word ${at}`), 16));
  expect(new Set(buckets)).toEqual(new Set(Array.from({ length: 16 }, (_, at) => at)));
});
