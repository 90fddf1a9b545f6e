import { afterEach, expect, test, vi } from 'vitest';
import { agoWords } from './session-words.ts';

afterEach(() => vi.unstubAllEnvs());

const now = new Date('2026-11-21T12:00:00.000Z');

test.each([
  ['2026-11-21T11:59:30.000Z', 'just now'],
  ['2026-11-21T12:00:30.000Z', 'just now'],
  ['2026-11-21T11:59:00.000Z', '1 minute ago'],
  ['2026-11-21T11:01:00.000Z', '59 minutes ago'],
  ['2026-11-21T10:00:00.000Z', '2 hours ago'],
  ['2026-11-20T12:00:01.000Z', '23 hours ago'],
])('%s was %s', (moment, words) => {
  expect(agoWords(new Date(moment), now)).toBe(words);
});

test.each([
  ['UTC', 'on 11 Nov 2026'],
  ['Pacific/Auckland', 'on 12 Nov 2026'],
])('a moment of more than a day ago shows its local day in %s', (zone, words) => {
  vi.stubEnv('TZ', zone);
  expect(agoWords(new Date('2026-11-11T12:00:00.000Z'), now)).toBe(words);
});
