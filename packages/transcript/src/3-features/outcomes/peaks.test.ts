import { expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { passagesOf } from './passages.ts';
import { peaksOf } from './peaks.ts';
import { smoothed } from './smoothed.ts';

/** One passage per turn. */
const passages = (count: number, text = 'We go there.') =>
  passagesOf(talkFrom(Array.from({ length: count }, () => `Ana: ${text}`).join('\n')).turns);
const scores = (count: number, high: Readonly<Record<number, number>>) =>
  Array.from({ length: count }, (_, at) => high[at] ?? -1);

test.each<[string, Record<number, number>, number[]]>([
  ['from the cut up', { 2: 0, 9: -0.1 }, [2]],
  ['the higher of two that are near', { 5: 1, 8: 2 }, [8]],
  ['the earlier of equals', { 5: 1, 8: 1 }, [5]],
  ['both if four turns lie between', { 5: 1, 9: 2 }, [5, 9]],
  ['in the order of the meeting', { 0: 1, 6: 3, 12: 2 }, [0, 6, 12]],
  ['near a higher one that was left out itself', { 0: 3, 3: 2, 6: 1 }, [0, 6]],
])('peaks are %s', (_, high, peaks) => {
  expect(peaksOf(passages(20), scores(20, high))).toEqual(peaks);
});

test('in one long turn peaks are five passages apart', () => {
  const long = passagesOf(talkFrom(`Ana: ${`${'word '.repeat(25)}end. `.repeat(20)}`).turns);
  expect(long).toHaveLength(20);
  expect(peaksOf(long, scores(20, { 5: 2, 9: 1 }))).toEqual([5]);
  expect(peaksOf(long, scores(20, { 5: 2, 10: 1 }))).toEqual([5, 10]);
});

test('a passage of two words is not a peak', () => {
  expect(peaksOf(passages(3, 'Oh yes.'), [1, 1, 1])).toEqual([]);
});

test('only the highest of many peaks are kept', () => {
  const high = scores(20, { 0: 1, 6: 3, 12: 2 });
  expect(peaksOf(passages(20), high, { most: 2 })).toEqual([6, 12]);
  expect(peaksOf(passages(20), high, { cut: 3 })).toEqual([6]);
});

test('scores within four passages raise each other, the nearest most', () => {
  const around = smoothed([0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0]);
  expect(around.map((score) => Math.round(score * 10) / 10)).toEqual([
    0, 1, 2, 3, 4, 10, 4, 3, 2, 1, 0, 0,
  ]);
});

test('equal scores stay unchanged, also at the ends', () => {
  expect(smoothed([2, 2, 2])).toEqual([2, 2, 2]);
  expect(smoothed([])).toEqual([]);
});
