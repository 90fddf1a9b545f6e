import { expect, test } from 'vitest';
import { fitsSeries } from './fits-series.ts';

const thursdays = ['2026-10-15', '2026-10-22', '2026-10-29', '2026-11-05', '2026-11-13'];

test.each([
  ['2026-11-19', thursdays, true],
  ['2026-11-20', thursdays, false],
  ['2025-11-13', thursdays, false],
  ['2026-11-20', ['2026-10-15', '2026-10-20', '2026-10-30'], true],
  ['2026-11-19', thursdays.slice(0, 2), false],
])('%s beside %j: %s', (day, days, fits) => {
  expect(fitsSeries(day, days)).toBe(fits);
});
