import { expect, test } from 'vitest';
import { longDateTime } from './profile-words.ts';

test.each([
  ['2026-11-14T08:32:00.000Z', 'Europe/Paris', '14 November 2026, 09:32'],
  ['2026-11-14T23:05:00.000Z', 'Europe/Paris', '15 November 2026, 00:05'],
  ['2026-03-01T00:00:00.000Z', 'America/New_York', '28 February 2026, 19:00'],
])('%s in %s reads %s', (moment, timeZone, words) => {
  expect(longDateTime(moment, timeZone)).toBe(words);
});
