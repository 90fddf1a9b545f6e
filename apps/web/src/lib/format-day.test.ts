import { expect, test } from 'vitest';
import {
  clockTime,
  dayAndMonth,
  longDay,
  longMoment,
  monthAndYear,
  shortDay,
  shortMoment,
} from './format-day.ts';

test('a day is written out, wherever its reader is', () => {
  expect(longDay('2027-03-31')).toBe('31 March 2027');
  expect(shortDay('2027-04-01')).toBe('1 Apr 2027');
  expect(dayAndMonth('2027-01-15')).toBe('15 Jan');
  expect(dayAndMonth('2027-09-30')).toBe('30 Sep');
  expect(longDay('2027-09-30')).toBe('30 September 2027');
  expect(monthAndYear('2026-12-24')).toBe('December 2026');
});

test('a moment without a zone is written as it stands', () => {
  expect(longMoment('2026-11-18T16:20')).toBe('18 November 2026, 16:20');
  expect(shortMoment('2026-11-18T16:20')).toBe('18 Nov 2026, 16:20');
});

test('a moment in UTC is written as the reader’s clock shows it', () => {
  const noon = new Date(2026, 10, 20, 14, 12).toISOString();
  expect(clockTime(noon)).toBe('14:12');
  expect(longMoment(noon)).toBe('20 November 2026, 14:12');
});
