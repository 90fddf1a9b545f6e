import { type PeriodWeeks, periodWeeks } from '@rapport/contract';
import { expect, test } from 'vitest';
import { dayIn } from '../../ground/day-in.ts';
import { mondayOf, openingWeeks, periodsOf } from './period.ts';

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday));

test('the day depends on the time zone', () => {
  const moment = new Date('2026-11-22T23:30:00Z');
  expect(dayIn('Europe/Paris', moment)).toBe('2026-11-23');
  expect(dayIn('America/New_York', moment)).toBe('2026-11-22');
});

test('a period of four weeks ends on the Sunday of its last week, right after the period before', () => {
  const { now, before } = periodsOf('2026-11-20', 4, '2026-11-11');
  expect(now).toEqual({ from: '2026-10-19', to: '2026-11-15', weeks: 4, isSoFar: false });
  expect(before).toEqual({ from: '2026-09-21', to: '2026-10-18', weeks: 4, isSoFar: false });
});

test('a period with the current week ends today', () => {
  const { now } = periodsOf('2026-11-20', 1, '2026-11-20');
  expect(now).toEqual({ from: '2026-11-16', to: '2026-11-20', weeks: 1, isSoFar: true });
  expect(periodsOf('2026-11-22', 1, '2026-11-20').now.isSoFar).toBe(true);
});

test('a future week is replaced by the current one', () => {
  expect(periodsOf('2026-11-20', 1, '2030-01-01').now.from).toBe('2026-11-16');
});

test.each([
  [[8], 1, 1],
  [[7, 1], 1, 4],
  [[0, 0, 9], 1, 13],
  [[2, 1, 1], 1, 13],
  [[4], 1, 1],
  [[4], 13, 13],
  [[1, 0, 0, 1], 1, 52],
] as const)(
  'of %j meetings, in ever longer periods, the opening one of %i weeks or more has %i',
  (added, least, opening) => {
    const meetingsIn = (weeks: PeriodWeeks) =>
      periodWeeks.reduce((sum, one, at) => (one <= weeks ? sum + (added[at] ?? 0) : sum), 0);
    expect(openingWeeks(meetingsIn, least)).toBe(opening);
  },
);

test('charts end with the period, the slider with the current week', () => {
  const { chart, slider } = periodsOf('2026-11-20', 4, '2026-11-01');
  expect([chart[0], chart.at(-1), chart.length]).toEqual(['2026-08-10', '2026-10-26', 12]);
  expect([slider.at(-1), slider.length]).toEqual(['2026-11-16', 26]);
});
