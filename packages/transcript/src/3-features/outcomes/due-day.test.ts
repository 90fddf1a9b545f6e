import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueDayOf } from './due-day.ts';

// 18 November 2026 is a Wednesday.
test.each([
  ['Friday', '2026-11-20'],
  ['Wednesday', '2026-11-25'],
  ['next Monday', '2026-11-23'],
  ['next Friday', '2026-11-27'],
  ['tomorrow morning', '2026-11-19'],
  ['tonight', '2026-11-18'],
  ['EOD', '2026-11-18'],
  ['EOW', '2026-11-20'],
  ['in two weeks', '2026-12-02'],
  ['within 3 days', '2026-11-21'],
  ['in three months', '2027-02-18'],
  ['the end of the week', '2026-11-20'],
  ['the end of next month', '2026-12-31'],
  ['the end of the day', '2026-11-18'],
  ['end of day tomorrow', '2026-11-19'],
  ['12-Dec-2026', '2026-12-12'],
  ['4 PM', null],
  ['end of day Friday', '2026-11-20'],
  ['EOD tomorrow', '2026-11-19'],
  ['EOD on the 20th', '2026-11-20'],
  ['Jan 5, 2028', '2028-01-05'],
  ['the end of next week', '2026-11-27'],
  ['the end of the quarter', '2026-12-31'],
  ['the end of next quarter', '2027-03-31'],
  ['the end of the year', '2026-12-31'],
  ['the end of next year', '2027-12-31'],
  ['the end of November', '2026-11-30'],
  ['the end of December', '2026-12-31'],
  ['the end of January', '2027-01-31'],
  ['in a week', '2026-11-25'],
  ['in an hour', '2026-11-18'],
  ['within 23 hours', '2026-11-18'],
  ['within 24 hours', '2026-11-19'],
  ['in 48 hours', '2026-11-20'],
  ['in 10 days', '2026-11-28'],
  ['in 0 days', '2026-11-18'],
  ['in several weeks', null],
  ['in h2 weeks', null],
  ['January 5', '2027-01-05'],
  ['December 1', '2026-12-01'],
  ['December first', '2026-12-01'],
  ['December the thirtieth', '2026-12-30'],
  ['the thirty-first of December', '2026-12-31'],
  ['the 18th', '2026-11-18'],
  ['the 17th', '2026-12-17'],
  ['the 31st', '2026-12-31'],
  ['the 45th', null],
  ['the 0th', null],
  ['November 17', '2027-11-17'],
  ['2026-02-30', null],
  ['the end of February', '2027-02-28'],
  ['December 3rd', '2026-12-03'],
  ['the 4th of March', '2027-03-04'],
  ['the fourth of December', '2026-12-04'],
  ['December the twenty-third', '2026-12-23'],
  ['the 15th', '2026-12-15'],
  ['2026-12-01', '2026-12-01'],
  ['before Monday', '2026-11-23'],
  ['next sprint', null],
  ['mid-May', null],
  ['next week', null],
])('%s is %s', (due, day) => {
  expect(dueDayOf(due, '2026-11-18')).toBe(day);
});

test.each([
  ['the 30th', '2027-01-31', '2027-03-30'],
  ['in a month', '2027-01-31', '2027-02-28'],
  ['in 2 months', '2026-12-31', '2027-02-28'],
  ['the end of the quarter', '2027-01-10', '2027-03-31'],
  ['next Sunday', '2026-11-22', '2026-11-29'],
  ['this Sunday', '2026-11-18', '2026-11-22'],
  ['Friday', 'some day', null],
  ['Friday', '2026-02-30', null],
])('%s, said on %s, is %s', (due, date, day) => {
  expect(dueDayOf(due, date)).toBe(day);
});

test('a due day is never before the meeting', () => {
  const words = fc.constantFrom('Monday', 'next Sunday', 'the 31st', 'June 1', 'in a month', 'eow');
  const dates = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2090-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(words, dates, (due, at) => {
      const date = at.toISOString().slice(0, 10);
      expect((dueDayOf(due, date) ?? date) >= date).toBe(true);
    }),
  );
});
