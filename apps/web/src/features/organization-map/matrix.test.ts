import { expect, test } from 'vitest';
import { buildMap } from '@/testing/organization-map.ts';
import { cellText, inHours, matrixOf, matrixRange, sayCell } from './matrix.ts';

const { departments: pairs } = buildMap();
const names = ['Design', 'Sales', 'Product', 'Finance'];
const rows = matrixOf(pairs, names);

const cellOf = (row: string, column: string) => {
  const cell = rows.find(({ department }) => department === row)?.cells[names.indexOf(column)];
  if (!cell) throw new Error(`no cell of ${row} and ${column}`);
  return cell;
};

test('it has the lower half only', () => {
  expect(rows.map(({ cells }) => cells.length)).toEqual([1, 2, 3, 4]);
});

test.each([
  ['Design', 'Design', 'other', 'within', 'Within Design: 8.8 hours, 6 % more than before'],
  ['Sales', 'Design', 'less', '↓ 81 %', 'Sales and Design: 0.5 hours, 81 % less than before'],
  ['Product', 'Design', 'other', '↑ 5 %', 'Product and Design: 9.1 hours, 5 % more than before'],
  [
    'Finance',
    'Product',
    'more',
    '↑ 136 %',
    'Finance and Product: 5.2 hours, 136 % more than before',
  ],
  ['Finance', 'Design', 'new', 'new', 'Finance and Design: 0.3 hours, none before'],
  ['Product', 'Sales', 'other', '', 'Product and Sales: 0 hours'],
])('%s and %s', (row, column, change, mark, text) => {
  const cell = cellOf(row, column);
  expect(cell.change).toBe(change);
  expect(cellText(cell, 'hours').note).toBe(mark);
  expect(sayCell(row, column, cell, 'hours')).toBe(text);
});

test('exchanges are compared with those that the sizes would give by chance', () => {
  const cell = cellOf('Sales', 'Design');
  expect(cellText(cell, 'chance')).toEqual({ value: '0.2 ×', note: '6' });
  expect(sayCell('Sales', 'Design', cell, 'chance')).toBe(
    'Sales and Design: 6 exchanges, 0.2 times as many as by chance',
  );
  expect(cell.shades.chance).toBeCloseTo(Math.sqrt(0.2));
  expect(cellText(cellOf('Product', 'Sales'), 'chance')).toEqual({ value: '–', note: '0' });
});

test('the shade follows the root of the minutes between departments', () => {
  expect(cellOf('Product', 'Design').shades.hours).toBe(1);
  expect(cellOf('Finance', 'Product').shades.hours).toBeCloseTo(Math.sqrt(312 / 546));
  expect(matrixRange(pairs)).toEqual({ least: 18, most: 546 });
  expect(matrixRange([])).toBeNull();
});

test.each([
  [0, 100, 'less'],
  [70, 100, 'less'],
  [71, 100, 'other'],
  [149, 100, 'other'],
  [150, 100, 'more'],
])('%i minutes after %i are %s', (now, before, change) => {
  const [, row] = matrixOf(
    [{ a: 'A', b: 'B', minutes: { now, before }, exchanges: 1, ratioToChance: null }],
    ['A', 'B'],
  );
  expect(row?.cells[0]?.change).toBe(change);
});

test.each([
  [0, '0'],
  [2, '<0.1'],
  [3, '0.1'],
  [60, '1.0'],
])('%i minutes are %s hours', (minutes, hours) => {
  expect(inHours(minutes)).toBe(hours);
});
