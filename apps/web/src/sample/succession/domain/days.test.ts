import { expect, test } from 'vitest';
import { addMonths, periodWords } from './days.ts';

test.each([
  ['2026-11-02', 6, '2027-05-02'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-11-18', 1, '2026-12-18'],
  ['2026-01-31', 18, '2027-07-31'],
])('%s and %s months is %s', (day, months, result) => {
  expect(addMonths(day, months)).toBe(result);
});

test.each([
  ['2026-11-02', '2026-11-17', false, 'Nov 2026'],
  ['2027-02-01', '2027-03-31', false, 'Feb to Mar 2027'],
  ['2026-11-18', '2027-01-31', false, 'Nov 2026 to Jan 2027'],
  ['2026-11-18', '2026-11-20', true, '18 to 20 Nov 2026'],
  ['2026-11-28', '2026-12-02', true, '28 Nov to 2 Dec 2026'],
  ['2026-12-30', '2027-01-02', true, '30 Dec 2026 to 2 Jan 2027'],
  ['2026-11-18', '2026-11-18', true, '18 Nov 2026'],
  ['2027-09-01', '2027-09-30', false, 'Sep 2027'],
  ['2027-09-28', '2027-10-02', true, '28 Sep to 2 Oct 2027'],
])('from %s to %s (in days: %s) reads %s', (first, last, inDays, words) => {
  expect(periodWords(first, last, inDays)).toBe(words);
});
