import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recentMoment } from './recent-moment.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 15, 0) });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [new Date(2026, 10, 20, 14, 29), 'today 14:29'],
  [new Date(2026, 10, 19, 17, 20), 'yesterday 17:20'],
  [new Date(2026, 10, 18, 9, 2), '18 Nov 09:02'],
  [new Date(2026, 2, 4, 9, 2), '4 Mar 2026, 8 months ago'],
])('%s is written %s', (moment, words) => {
  expect(recentMoment(moment.toISOString())).toBe(words);
});
