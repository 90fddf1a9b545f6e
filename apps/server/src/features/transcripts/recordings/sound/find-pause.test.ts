import { expect, test } from 'vitest';
import { findPause } from './find-pause.ts';

/** One packet every 20 ms. */
const packets = (sizes: readonly number[]) =>
  sizes.map((byteLength, index) => ({ byteLength, timestamp: index * 0.02 }));
const loud = Array<number>(200).fill(100);
const quiet = Array<number>(30).fill(5);

test('a cut lies in the middle of a pause', () => {
  const found = findPause(packets([...loud, ...quiet, ...loud]), 1);
  expect(found).toBeGreaterThan(203);
  expect(found).toBeLessThan(227);
});

test.each([
  ['packets have one size', loud, 0],
  ['the pause is a consonant', [...loud, 5, 5, 5, ...loud], 0],
  ['the pause lies before the searched part', [...quiet, ...loud], 1],
])('there is none if %s', (_, sizes, earliest) => {
  expect(findPause(packets(sizes), earliest)).toBeUndefined();
});
