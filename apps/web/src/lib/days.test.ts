import { expect, test } from 'vitest';
import { addDays, daysBetween, mondayOf } from './days.ts';

test('days are counted across new year and the end of summer time', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysBetween('2026-10-20', '2026-11-20')).toBe(31);
});

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
