import { endpoints } from '@rapport/contract';
import { expect, test } from 'vitest';
import { addressOf } from '@/lib/call.ts';
import { periodInQuery, readPeriod, withPeriod } from './chosen-period.ts';

test.each([
  ['', {}, ''],
  ['weeks=13', { weeks: 13 }, '?weeks=13'],
  ['weeks=1&week=2026-11-16', { weeks: 1, week: '2026-11-16' }, '?weeks=1&week=2026-11-16'],
  ['weeks=2&week=soon', {}, ''],
  ['weeks=&week=2026-02-31', {}, ''],
])('the address ?%s names a period', (address, period, search) => {
  expect(readPeriod(new URLSearchParams(address))).toEqual(period);
  const query = periodInQuery(readPeriod(new URLSearchParams(address)));
  expect(addressOf(endpoints.figures.getMap, { query })).toBe(`/api/organization/map${search}`);
});

test.each([
  ['data=own&weeks=13', {}, 'data=own'],
  ['weeks=52&week=2026-11-16&sort=people', { weeks: 4 }, 'sort=people&weeks=4'],
  ['data=own', { weeks: 1, week: '2026-11-16' }, 'data=own&weeks=1&week=2026-11-16'],
] as const)('?%s with another period', (address, period, next) => {
  expect(withPeriod(new URLSearchParams(address), period).toString()).toBe(next);
});
