import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Exchange } from '../3-features/exchanges.ts';
import { expectedExchanges, strength } from './strength.ts';

const spoken = (from: number, to: number, count: number): Exchange[] =>
  Array.from({ length: count }, (_, turn) => ({ turn, from, to, kind: 'spoken' }));

describe('strength', () => {
  test.each([
    [10, 10, 5, 'as often as by chance'],
    [23, 10, 8, 'twice as often, shrunk'],
    [5, 13, 2, 'half as often, shrunk'],
    [1, 1, 5, 'once'],
    [1, 0, 6, 'once where nothing was expected'],
    [400, 3, 10, 'the top'],
    [1, 400, 1, 'the bottom'],
  ])('%d exchanges with %d expected have strength %d: %s', (value, expected, result) => {
    expect(strength(value, expected)).toBe(result);
  });

  test('is a whole number from 1 to 10 that never falls with more exchanges', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), (value, expected) => {
        const now = strength(value, expected);
        expect(Number.isInteger(now) && now >= 1 && now <= 10).toBe(true);
        expect(strength(value + 1, expected)).toBeGreaterThanOrEqual(now);
        expect(strength(value, expected + 1)).toBeLessThanOrEqual(now);
      }),
    );
  });
});

describe('expected exchanges of a pair', () => {
  test('all exchanges, in a meeting of two', () => {
    expect(expectedExchanges(2, [...spoken(0, 1, 6), ...spoken(1, 0, 5)])(0, 1)).toBe(11);
  });

  test('equal for all pairs, if all speak equally often', () => {
    const all = [...spoken(0, 1, 4), ...spoken(1, 2, 4), ...spoken(2, 0, 4)];
    const expected = expectedExchanges(3, all);
    expect([expected(0, 1), expected(0, 2), expected(1, 2)]).toEqual([4, 4, 4]);
  });

  test('all exchanges are distributed over the pairs', () => {
    const counts = fc.array(fc.nat(30), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(counts, (each) => {
        fc.pre(each.filter((count) => count > 0).length > 1);
        const people = each.length;
        const all = each.flatMap((count, from) => spoken(from, (from + 1) % people, count));
        const expected = expectedExchanges(people, all);
        let sum = 0;
        for (let a = 0; a < people; a++) for (let b = a + 1; b < people; b++) sum += expected(a, b);
        expect(sum).toBeCloseTo(all.length, 8);
      }),
    );
  });

  test('signs of listening and words to the group are not exchanges', () => {
    const exchanges = [...spoken(0, 1, 6), ...spoken(1, 2, 4), ...spoken(2, 0, 2)];
    const quiet: Exchange[] = [
      { turn: 12, from: 0, to: null, kind: 'spoken' },
      { turn: 13, from: 1, to: 0, kind: 'listening' },
    ];
    const [without, withQuiet] = [exchanges, [...exchanges, ...quiet]].map((all) =>
      expectedExchanges(3, all),
    );
    expect(withQuiet?.(0, 1)).toBe(without?.(0, 1));
  });
});
