import { afterEach, describe, expect, it, vi } from 'vitest';
import { longDate, shortDate, weekdayAndTime, yearEverywhere } from './format-meeting-date.ts';

afterEach(() => vi.unstubAllEnvs());

describe.each(['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati'])(
  'for a reader in %s',
  (zone) => {
    it("writes the day in the organization's time zone", () => {
      vi.stubEnv('TZ', zone);
      expect(shortDate('2026-11-20', 2026)).toBe('20 Nov');
      expect(weekdayAndTime('2026-11-20', '14:05')).toBe('Fri 14:05');
      expect(weekdayAndTime('2026-11-20', null)).toBe('Fri');
      expect(longDate('2026-11-19')).toBe('Thursday, 19 November 2026');
    });
  },
);

it('adds the year to a date of another year', () => {
  expect(shortDate('2025-01-01', 2026)).toBe('1 Jan 2025');
});

it.each([
  ['2026-12-31T09:59:59Z', 2026],
  ['2026-12-31T10:00:00Z', undefined],
  ['2027-01-01T11:59:59Z', undefined],
  ['2027-01-01T12:00:00Z', 2027],
])('at %s the year is %s in every time zone', (now, year) => {
  for (const zone of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
    vi.stubEnv('TZ', zone);
    expect(yearEverywhere(new Date(now))).toBe(year);
  }
});

it('adds the year to every date while the year differs between time zones', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T23:00:00Z') });
  expect(shortDate('2026-12-31')).toBe('31 Dec 2026');
  expect(shortDate('2027-01-01')).toBe('1 Jan 2027');
  vi.setSystemTime('2027-01-02T00:00:00Z');
  expect(shortDate('2027-01-01')).toBe('1 Jan');
  vi.useRealTimers();
});

it('writes every day of a year like the browser, except for Sep', () => {
  const format = (day: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
      .format(day)
      .replace(/Sept\b/, 'Sep');
  for (let number = 1; number <= 365; number++) {
    const day = new Date(Date.UTC(2026, 0, number));
    const date = day.toISOString().slice(0, 10);
    const dayAndMonth = { day: 'numeric', month: 'short' } as const;
    expect(shortDate(date, 2026)).toBe(format(day, dayAndMonth));
    expect(shortDate(date, 2027)).toBe(format(day, { ...dayAndMonth, year: 'numeric' }));
    expect(weekdayAndTime(date, '09:00')).toBe(`${format(day, { weekday: 'short' })} 09:00`);
    const wholeDay = format(day, { day: 'numeric', month: 'long', year: 'numeric' });
    expect(longDate(date)).toBe(`${format(day, { weekday: 'long' })}, ${wholeDay}`);
  }
});
