import { expect, test } from 'vitest';
import { periodStart } from './periods.ts';

test.each([
  ['past-week', '2026-11-20', '2026-11-14'],
  ['past-month', '2026-11-20', '2026-10-21'],
  ['past-quarter', '2026-11-20', '2026-08-21'],
  ['past-year', '2026-11-20', '2025-11-21'],
  ['past-month', '2026-01-15', '2025-12-16'],
  ['past-week', '2024-03-01', '2024-02-24'],
] as const)('the %s that ends on %s begins on %s', (period, today, start) => {
  expect(periodStart(period, today)).toBe(start);
});
