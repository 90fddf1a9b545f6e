import { expect, test } from 'vitest';
import { saidWeeks } from './said-weeks.ts';

test('weeks without a sentence are shown, twelve at least, up to the week of the last day', () => {
  const { weeks, earlier } = saidWeeks(
    [
      { monday: '2026-09-28', sentences: 4 },
      { monday: '2026-11-09', sentences: 2 },
    ],
    [],
    '2026-11-20',
  );
  expect(weeks).toHaveLength(12);
  expect(weeks[0]?.monday).toBe('2026-08-31');
  expect(weeks.at(-1)).toEqual({ monday: '2026-11-16', sentences: 0, quotes: [] });
  expect(weeks.map(({ sentences }) => sentences)).toEqual([0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 2, 0]);
  expect(earlier).toBe(0);
});

test('of sentences from many years, the last two years are shown and earlier ones counted', () => {
  const { weeks, earlier } = saidWeeks(
    [
      { monday: '1998-06-01', sentences: 3 },
      { monday: '2026-11-09', sentences: 2 },
    ],
    [],
    '2026-11-20',
  );
  expect(weeks).toHaveLength(104);
  expect(weeks.reduce((sum, { sentences }) => sum + sentences, 0)).toBe(2);
  expect(earlier).toBe(3);
});
