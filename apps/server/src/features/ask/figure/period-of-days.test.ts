import { expect, test } from 'vitest';
import { periodOf, periodWords } from './period-of-days.ts';

/** A Thursday. */
const today = '2026-11-26';

test.each([
  ['no days', null, null, {}],
  ['last week', '2026-11-16', '2026-11-22', { weeks: 1, week: '2026-11-22' }],
  ['this week', '2026-11-23', null, { weeks: 1, week: today }],
  ['the past 4 weeks', '2026-10-30', null, { weeks: 4, week: today }],
  ['October', '2026-10-01', '2026-10-31', { weeks: 4, week: '2026-10-31' }],
  ['the third quarter', '2026-07-01', '2026-09-30', { weeks: 13, week: '2026-09-23' }],
  ['since September', '2026-09-01', null, { weeks: 13, week: today }],
  ['this year', '2026-01-01', null, { weeks: 52, week: today }],
  ['before November', null, '2026-10-31', { weeks: 52, week: '2026-10-31' }],
])('%s are covered best by a period of screens', (_, from, to, period) => {
  expect(periodOf({ from, to, today })).toEqual(period);
});

test('a period is written with its last day', () => {
  const weeks = { from: '2026-10-26', to: '2026-11-22', weeks: 4, isSoFar: false } as const;
  expect(periodWords(weeks)).toBe('the 4 weeks to Sunday 22 November 2026');
  expect(periodWords({ ...weeks, weeks: 1, to: today, isSoFar: true })).toBe(
    'the week to Thursday 26 November 2026, so far',
  );
});
