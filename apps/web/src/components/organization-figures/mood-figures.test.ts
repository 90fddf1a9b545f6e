import { describe, expect, test } from 'vitest';
import { middleOf, moodAxis, shareOnAxis } from './mood-axis.ts';
import { moodPaths } from './mood-paths.ts';
import { directionOf } from './mood-shift.tsx';
import { moodText, signed } from './mood-words.ts';

describe('the axis', () => {
  test.each([
    { moods: [], low: 4, high: 8 },
    { moods: [4, 6.2, 8], low: 4, high: 8 },
    { moods: [8.1], low: 4, high: 10 },
    { moods: [3.9, 6], low: 3, high: 9 },
    { moods: [0.5, 9.5], low: 0, high: 10 },
    { moods: [3.2, 9.1], low: 2, high: 10 },
  ])('holds $moods from $low to $high', ({ moods, low, high }) => {
    expect(moodAxis(moods)).toEqual({ low, high });
    expect(Number.isInteger(middleOf({ low, high }))).toBe(true);
  });

  test.each([
    [4, 0],
    [5, 0.25],
    [8, 1],
    [9, 1],
    [3, 0],
  ])('places %d at %d', (mood, share) => {
    expect(shareOnAxis({ low: 4, high: 8 }, mood)).toBe(share);
  });
});

describe('the line of a mood', () => {
  const axis = { low: 4, high: 8 };
  const at = (mood: number) => ({ mood, band: { low: mood - 1, high: mood + 1 } });

  test('has a path for each run of weeks, and never crosses a gap', () => {
    const { lines, bands, dots } = moodPaths([at(6), at(7), null, at(5), at(6)], axis);
    expect(lines).toEqual(['M0 50L25 25', 'M75 75L100 50']);
    expect(bands).toHaveLength(2);
    expect(bands[0]).toBe('M0 25L25 0L25 50L0 75Z');
    expect(dots).toHaveLength(4);
  });

  test('a week between two gaps is a dot', () => {
    const { lines, dots } = moodPaths([null, { mood: 6 }, null], axis);
    expect(lines).toEqual([]);
    expect(dots).toEqual([{ x: 50, y: 50 }]);
  });

  test('without figures there is nothing', () => {
    expect(moodPaths([null, null], axis)).toEqual({ lines: [], bands: [], dots: [] });
    expect(moodPaths([], axis)).toEqual({ lines: [], bands: [], dots: [] });
  });
});

test.each([
  [{ mood: 6.44, cut: null }, '6.4'],
  [{ mood: 9, cut: 'orMore' }, '9.0 or more'],
  [{ mood: 1, cut: 'orLess' }, '1.0 or less'],
] as const)('a mood is written %o as %s', (mood, text) => {
  expect(moodText(mood)).toBe(text);
});

test.each([
  [0.31, '+0.3'],
  [-0.68, '−0.7'],
  [0.04, '±0.0'],
  [-0.04, '±0.0'],
  [0, '±0.0'],
])('a change of %d is written %s', (change, text) => {
  expect(signed(change)).toBe(text);
});

test.each([
  [-0.31, 'falling', 'falling'],
  [0.31, 'rising', 'rising'],
  [-0.04, 'falling', 'steady'],
  [0.04, 'rising', 'steady'],
  [-0.68, 'steady', 'steady'],
] as const)('a change of %d that is %s has the colour of %s', (by, direction, shown) => {
  expect(directionOf({ change: { by, direction } })).toBe(shown);
});
