import { expect, test } from 'vitest';
import { held } from '../testing/meetings.ts';
import { cellsByWeek, cellsOfHeld, type Part, type Side } from './cells.ts';

const part = (side: Side, week: number, series: string | null, id: string): Part<number> => ({
  meeting: held({ week, series, id, people: 'design1 sales1' }),
  side,
  value: 1,
});
const parts = [
  part('now', 5, 'daily', 'a'),
  part('now', 5, 'daily', 'b'),
  part('now', 7, 'daily', 'c'),
  part('before', 2, 'daily', 'd'),
  part('now', 6, null, 'e'),
  part('before', 2, null, 'f'),
];

test('weeks of a series are shuffled among all weeks, other meetings between the periods', () => {
  const { blocks, labels } = cellsByWeek(parts, 4);
  expect(blocks).toEqual([
    { cells: 3, places: 8, nowPlaces: 4 },
    { cells: 1, places: 8, nowPlaces: 4 },
    { cells: 1, places: 8, nowPlaces: 4 },
  ]);
  expect([...labels]).toEqual([1, 1, 0, 1, 0]);
});

test('if every meeting has its own figure, each period keeps its number of meetings', () => {
  const { blocks, labels } = cellsOfHeld(parts);
  expect(blocks).toEqual([
    { cells: 3, places: 3, nowPlaces: 2 },
    { cells: 2, places: 2, nowPlaces: 1 },
  ]);
  expect([...labels]).toEqual([1, 1, 0, 1, 0]);
});
