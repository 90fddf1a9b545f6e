import { expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { bucketCount, featuresOf } from './features.ts';
import { passagesOf } from './passages.ts';

const names = new Set(['ana', 'bo']);
const featuresIn = (...lines: string[]) => [
  ...featuresOf(passagesOf(talkFrom(lines.join('\n')).turns), names),
];
const plain = Array.from({ length: 13 }, (_, at) => `${at % 2 ? 'Ana' : 'Bo'}: The crane is old.`);
/** The passages whose features change with these words at the seventh of thirteen passages. */
const changedBy = (words: string) => {
  const before = featuresIn(...plain);
  const after = featuresIn(...plain.with(6, `Bo: ${words}`));
  return after.flatMap((features, at) => (`${features}` === `${before[at]}` ? [] : [at]));
};

test('all names have the same feature, and so have all numbers in digits', () => {
  expect(featuresIn('Ana: Ana buys 12 cranes.')).toEqual(featuresIn('Ana: Bo buys 345 cranes.'));
  expect(featuresIn('Ana: Ana buys 12 cranes.')).not.toEqual(
    featuresIn('Ana: Fred buys 12 cranes.'),
  );
  expect(featuresIn('Ana: Ana buys 12 cranes.')).not.toEqual(
    featuresIn('Ana: Ana buys twelve cranes.'),
  );
});

test('words change the features of passages up to two away, signs of planning up to five', () => {
  expect(changedBy('The quay is old.')).toEqual([4, 5, 6, 7, 8]);
  expect(changedBy('We agreed on it.')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('a change of speaker before or after, and a question, change the features', () => {
  const [one] = featuresIn('Ana: The crane is old.', 'Bo: The quay is new.');
  const [same] = featuresIn('Ana: The crane is old.', 'Ana: The quay is new.');
  const [asked] = featuresIn('Ana: The crane is old?', 'Bo: The quay is new.');
  expect(new Set([`${one}`, `${same}`, `${asked}`]).size).toBe(3);
  const [, second] = featuresIn('Ana: The crane is old.', 'Bo: The quay is new.');
  const [, own] = featuresIn('Bo: The crane is old.', 'Bo: The quay is new.');
  expect(second).not.toEqual(own);
});

test('features have the buckets that the shipped weights were trained with', () => {
  const features = featuresIn(
    'Ana: Shall we look at page 12 of the plan, Bo?',
    "Bo: Sure. I'll send it to you by Friday.",
    'Ana: We agreed to keep the old crane, and that is decided.',
    'Bo: Maybe. I do not know how much it costs, so I will ask them.',
    ...plain,
    'Ana: If we could, we would have bought the new one last year.',
  );
  const all = features.flat();
  expect(all.every((bucket) => bucket >= 0 && bucket < bucketCount)).toBe(true);
  expect(features.map(({ length }) => length)).toEqual([
    57, 77, 77, 73, 53, 46, 36, 32, 31, 28, 28, 28, 32, 32, 32, 39, 35, 44,
  ]);
  expect(features.map((buckets) => buckets.reduce((sum, bucket) => sum + bucket, 0))).toEqual([
    1726846, 2714989, 2646345, 2705964, 1789206, 1665513, 1265255, 1109011, 1075032, 951279, 951279,
    952199, 1090858, 1090858, 1090858, 1374917, 1173066, 1376572,
  ]);
});
