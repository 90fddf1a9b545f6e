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
  ['the end of the quarter', '2026-12-31'],
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
