import { expect, test } from 'vitest';
import { addDays, daysBetween } from './days.ts';

test('days are counted across new year and the end of summer time', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysBetween('2026-10-20', '2026-11-20')).toBe(31);
});
