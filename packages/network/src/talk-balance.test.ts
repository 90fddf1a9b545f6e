import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meanTalkBalance, talkBalance } from './talk-balance.ts';

test.each([
  { words: [100, 100, 100], balance: 100 },
  { words: [100, 0, 0], balance: 0 },
  { words: [50, 25, 25], balance: 94.64 },
  { words: [80, 10, 5, 5], balance: 51.1 },
])('$words words each have a balance of $balance', ({ words, balance }) => {
  expect(talkBalance(words)).toBeCloseTo(balance, 1);
});

test.each([{ words: [] }, { words: [60, 40] }, { words: [0, 0, 0] }])(
  'there is no balance of $words words',
  ({ words }) => {
    expect(talkBalance(words)).toBeNull();
  },
);

test('the mean is weighted by hours of meetings', () => {
  const meetings = [
    { talkBalance: 40, hours: 3 },
    { talkBalance: 80, hours: 1 },
    { talkBalance: null, hours: 9 },
    { talkBalance: 100, hours: null },
  ];
  expect(meanTalkBalance(meetings)).toBe(50);
  expect(meanTalkBalance(meetings.slice(2))).toBeNull();
});

test('the balance depends only on shares, not on amounts or order, and is 0 to 100', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 3 }), (words) => {
      const balance = talkBalance(words) ?? -1;
      expect(balance).toBeGreaterThan(0);
      expect(balance).toBeLessThanOrEqual(100);
      expect(talkBalance(words.map((count) => 2 * count))).toBeCloseTo(balance);
      expect(talkBalance(words.toReversed())).toBeCloseTo(balance);
    }),
  );
});
