import { afterEach, describe, expect, it, vi } from 'vitest';
import { longDate, shortDate, weekdayAndTime } from './format-meeting-date.ts';

afterEach(() => vi.unstubAllEnvs());

describe.each(['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati'])(
  'for a reader in %s',
  (zone) => {
    it('writes the day that the organization had', () => {
      vi.stubEnv('TZ', zone);
      expect(shortDate('2026-11-20', 2026)).toBe('20 Nov');
      expect(weekdayAndTime('2026-11-20', '14:05')).toBe('Fri 14:05');
      expect(longDate('2026-11-19')).toBe('Thursday, 19 November 2026');
    });
  },
);

it('adds the year to a date of another year', () => {
  expect(shortDate('2025-01-01', 2026)).toBe('1 Jan 2025');
});
