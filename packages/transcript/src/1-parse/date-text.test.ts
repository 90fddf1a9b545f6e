import { expect, test } from 'vitest';
import { findDate } from './date-text.ts';

test.each([
  ['Review - 2024/11/21 15:51 GMT - Transcript', '2024-11-21', '15:51', 'UTC'],
  ['Sync (2023-05-01 at 08:05 GMT-7)', '2023-05-01', '08:05', 'Etc/GMT+7'],
  ['March 5, 2024, 10:00AM', '2024-03-05', '10:00', null],
  ['15 June 2026, 03:35pm', '2026-06-15', '15:35', null],
  ['Tue, Mar 05, 2024 10:00AM • 44:43', '2024-03-05', '10:00', null],
  ['December 13–14, 2016  1 of 184', '2016-12-13', null, null],
  ['5. März 2024', '2024-03-05', null, null],
  ['29 February 2000', '2000-02-29', null, null],
  ['le 21 février 2024', '2024-02-21', null, null],
  ['21.02.2024, 14:30', '2024-02-21', '14:30', null],
  ['Review-20240305_100000-Meeting Transcript', '2024-03-05', '10:00', null],
  ['GMT20220719-010420_Recording', '2022-07-19', '01:04', 'UTC'],
  ['2026-09-14 13.36.31 Weekly', '2026-09-14', '13:36', null],
  ['[2024-04-02T15:58:08Z]', '2024-04-02', '15:58', 'UTC'],
])('finds the date in %j', (text, date, startTime, zone) => {
  expect(findDate(text)).toMatchObject({ date, startTime, zone });
});

test.each([
  'no date',
  '2024-13-40',
  'February 30, 2024',
  '29 February 1900',
  '123456789012',
  'call 20240 2',
])('finds no date in %j', (text) => {
  expect(findDate(text)).toBeNull();
});
