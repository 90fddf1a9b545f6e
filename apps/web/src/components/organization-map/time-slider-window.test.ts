import { expect, test } from 'vitest';
import { addDays } from '@/lib/days.ts';
import { barKind, chosenWeek, endsAt, meetingsTo, sayWeeks, spanOf } from './time-slider-window.ts';

const weeks = [10, 20, 30, 40, 50, 60].map((meetings, at) => ({
  from: addDays('2026-10-12', 7 * at),
  meetings,
}));
const shown = { from: '2026-10-26', to: '2026-11-22', weeks: 4, isSoFar: false } as const;

test.each([
  [{ weeks: 4 }, 5],
  [{ weeks: 4, week: '2026-11-09' }, 4],
  [{ weeks: 4, week: '2026-11-12' }, 4],
  [{ weeks: 4, week: '2026-01-05' }, 0],
  [{ weeks: 4, week: '2027-01-05' }, 5],
] as const)('the week of %j is at %i', (chosen, at) => {
  expect(chosenWeek(weeks, chosen, shown)).toBe(at);
});

test.each([
  [5, 4, 'Four weeks to 22 November: 180 meetings'],
  [0, 1, 'The week to 18 October: 10 meetings'],
  [2, 4, 'Four weeks to 1 November'],
  [5, 13, '13 weeks to 22 November'],
] as const)('week %i of a period of %i is read as "%s"', (at, length, text) => {
  expect(sayWeeks(weeks, at, length)).toBe(text);
});

test('meetings are counted only if all weeks are known', () => {
  expect(meetingsTo(weeks, 3, 4)).toBe(100);
  expect(meetingsTo(weeks, 2, 4)).toBeNull();
});

test('the period and the preceding one are marked', () => {
  expect(weeks.map((_, bar) => barKind(bar, 4, 2))).toEqual([
    'other',
    'before',
    'before',
    'shown',
    'shown',
    'other',
  ]);
});

test('a span names its first and last day', () => {
  expect(spanOf(endsAt(weeks, 5), 4)).toBe('26 Oct to 22 Nov');
  expect(spanOf(endsAt(weeks, 5, -4), 4)).toBe('28 Sep to 25 Oct');
});
