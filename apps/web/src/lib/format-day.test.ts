import { afterEach, expect, test, vi } from 'vitest';
import {
  clockTime,
  dayAndMonth,
  dayOfMoment,
  daySpan,
  longDay,
  longMoment,
  monthAndYear,
  shortDay,
  shortMoment,
  shortMonth,
  shortMonthAndYear,
} from './format-day.ts';

afterEach(() => vi.unstubAllEnvs());

test('a day does not depend on the reader’s time zone', () => {
  expect(longDay('2027-03-31')).toBe('31 March 2027');
  expect(shortDay('2027-04-01')).toBe('1 Apr 2027');
  expect(dayAndMonth('2027-01-15')).toBe('15 Jan');
  expect(dayAndMonth('2027-09-30')).toBe('30 Sep');
  expect(longDay('2027-09-30')).toBe('30 September 2027');
  expect(monthAndYear('2026-12-24')).toBe('December 2026');
  expect(monthAndYear('2026-12')).toBe('December 2026');
  expect(shortMonth('2026-09-30')).toBe('Sep');
  expect(shortMonthAndYear('2026-09')).toBe('Sep 2026');
});

test('a span writes the year once if both days share it, and a single day once', () => {
  expect(daySpan('2026-10-21', '2026-11-20')).toBe('21 October to 20 November 2026');
  expect(daySpan('2026-12-21', '2027-01-20')).toBe('21 December 2026 to 20 January 2027');
  expect(daySpan('2026-11-20', '2026-11-20')).toBe('20 November 2026');
});

test('a moment without a time zone is shown as it is', () => {
  expect(longMoment('2026-11-18T16:20')).toBe('18 November 2026, 16:20');
  expect(shortMoment('2026-11-18T16:20')).toBe('18 Nov 2026, 16:20');
  expect(shortMoment('2026-09-18T16:20')).toBe('18 Sep 2026, 16:20');
});

test('a UTC moment is shown in the reader’s local time', () => {
  const noon = new Date(2026, 10, 20, 14, 12).toISOString();
  expect(clockTime(noon)).toBe('14:12');
  expect(longMoment(noon)).toBe('20 November 2026, 14:12');
});

test.each([
  ['2026-11-14T23:05:00.000Z', 'Europe/Paris', '15 Nov 2026', '15 November 2026, 00:05'],
  ['2026-03-01T00:00:00.000Z', 'America/New_York', '28 Feb 2026', '28 February 2026, 19:00'],
  ['2026-09-21T12:00:00.000Z', 'UTC', '21 Sep 2026', '21 September 2026, 12:00'],
])('%s in %s is on %s', (moment, timeZone, day, dayAndTime) => {
  vi.stubEnv('TZ', timeZone);
  expect(dayOfMoment(moment)).toBe(day);
  expect(longMoment(moment)).toBe(dayAndTime);
});
