import { expect, test } from 'vitest';
import { monthAxis } from './month-axis.ts';

const phase = (from: string, to: string) => ({ name: '', from, to, tasks: [] });

test('months are adjacent across the turn of a year', () => {
  const axis = monthAxis([phase('2026-12-01', '2027-01-15'), phase('2027-01-15', '2027-03-31')]);
  expect(axis.months).toEqual(['2026-12', '2027-01', '2027-02', '2027-03']);
});

test('a phase spans its first to its last day', () => {
  const axis = monthAxis([phase('2027-01-01', '2027-02-28'), phase('2027-03-01', '2027-04-15')]);
  expect(axis.span(phase('2027-01-01', '2027-02-28'))).toEqual({ start: 0, width: 50 });
  expect(axis.span(phase('2027-03-01', '2027-04-15'))).toEqual({ start: 50, width: 37.5 });
});

test.each([
  ['2027-02-28', 50],
  ['2027-04-30', 100],
  ['2027-05-01', undefined],
  ['2026-12-30', undefined],
  ['', undefined],
])('the end of %j is at %s', (day, percent) => {
  const axis = monthAxis([phase('2027-01-01', '2027-04-30')]);
  expect(axis.endOf(day)).toBe(percent);
});
