import { expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { cohesionColumns } from './cohesion.ts';
import { expectedChapters, gapsOf } from './gap-features.ts';

const lines = (names: string[], ...texts: string[]) =>
  Array.from({ length: 24 }, (_, at) => `${names[at % 2]}: ${texts[at % texts.length]}`);
const crane = lines(
  ['Ana', 'Bo'],
  'The harbour crane needs cables before autumn storms.',
  'Cables for the harbour crane break in storms.',
);
const menu = lines(
  ['Cleo', 'Dev'],
  'The canteen kitchen wants a vegetarian menu and stove.',
  'A stove in the canteen kitchen cooks a vegetarian menu.',
);
const talk = talkFrom([...crane, ...menu].join('\n'));
const change = crane.length - 1;

/** The position at which a column is highest, or lowest. */
const extremeOf = (column: Float64Array | undefined, sign: 1 | -1) => {
  const values = Array.from(column ?? [], (value) => sign * value);
  return values.indexOf(Math.max(...values));
};

test('the talk before and after shares the fewest words where the subject changes', () => {
  const columns = cohesionColumns(talk);
  expect(columns).toHaveLength(13);
  for (const shared of [0, 1, 2, 8, 9]) expect(extremeOf(columns[shared], -1)).toBe(change);
  for (const depth of [4, 5, 6]) expect(extremeOf(columns[depth], 1)).toBe(change);
  const [begun, ended] = columns.slice(11);
  expect(extremeOf(begun, 1)).toBeGreaterThan(change - 12);
  expect(begun?.[change]).toBeGreaterThan(begun?.[change + 1] ?? 0);
  expect(ended?.[change]).toBeGreaterThan(ended?.[change - 1] ?? 0);
});

test('each measure is given in standard deviations from its mean', () => {
  for (const column of cohesionColumns(talk)) {
    const mean = column.reduce((sum, value) => sum + value, 0) / column.length;
    const variance = column.reduce((sum, value) => sum + (value - mean) ** 2, 0) / column.length;
    expect(mean).toBeCloseTo(0, 8);
    expect([0, 1]).toContain(Math.round(variance * 1e6) / 1e6);
  }
});

test('the features of a gap include its place and the lengths of the turns around it', () => {
  const short = talkFrom(
    'Ana: One two three.\nBo: Four.\nAna: Five six.\nBo: Seven eight nine ten.',
  );
  const gaps = gapsOf(short);
  expect(gaps.map(({ turn, wordsBefore }) => [turn, wordsBefore])).toEqual([
    [1, 3],
    [2, 4],
    [3, 6],
  ]);
  const told = gaps.map(({ features }) => [features[0], ...features.slice(14)]);
  const log = (words: number) => Math.log(1 + words);
  expect(told.map(([one, before, after, next]) => [one, before, after, next])).toEqual([
    [1, log(3), log(1), log(2)],
    [1, log(1), log(2), log(4)],
    [1, log(2), log(4), log(0)],
  ]);
  const places = gaps.map(({ features }) => features.slice(-4, -2));
  expect(places).toEqual([0.3, 0.4, 0.6].map((place) => [place, place ** 2]));
});

test('gaps near the start and near the end of a meeting have their own features', () => {
  const edges = gapsOf(talk).map(({ features }) => features.slice(-2));
  expect(edges[0]).toEqual([1, 0]);
  expect(edges[change]).toEqual([0, 0]);
  expect(edges.at(-1)).toEqual([0, 1]);
});

test('a meeting of twice the words is expected to have a quarter more chapters', () => {
  expect(expectedChapters(9000)).toBe(6);
  expect(expectedChapters(18_000) / expectedChapters(9000)).toBeCloseTo(1.26, 2);
});
