import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestBoundaries } from './best-boundaries.ts';

const gapsWith = (turns: number, likely: readonly number[]) =>
  Array.from({ length: turns - 1 }, (_, at) => ({
    turn: at + 1,
    wordsBefore: (at + 1) * 20,
    logOdds: likely.includes(at + 1) ? 2 : -8,
  }));

test('chapters begin at the likely gaps', () => {
  expect(bestBoundaries(gapsWith(450, [90, 200, 330]), 9000)).toEqual([0, 90, 200, 330]);
});

test('only one of adjacent likely gaps becomes a boundary', () => {
  expect(bestBoundaries(gapsWith(450, [200, 201, 202]), 9000)).toHaveLength(2);
});

test('a meeting without a likely gap is one chapter', () => {
  expect(bestBoundaries(gapsWith(450, []), 9000)).toEqual([0]);
  expect(bestBoundaries([], 500)).toEqual([0]);
});

test('a less likely gap becomes a boundary if the chapter would be far too long without it', () => {
  const gaps = gapsWith(450, [60]).map((gap) => (gap.turn === 250 ? { ...gap, logOdds: -3 } : gap));
  expect(bestBoundaries(gaps, 9000)).toEqual([0, 60, 250]);
});

test('a likely gap is not a boundary if the chapter would be far too short', () => {
  expect(bestBoundaries(gapsWith(450, [2, 225]), 9000)).toEqual([0, 225]);
  expect(bestBoundaries(gapsWith(450, [225, 448]), 9000)).toEqual([0, 225]);
});

test('the likelier of two nearby gaps becomes a boundary', () => {
  const gaps = gapsWith(450, []).map((gap) =>
    gap.turn === 224 ? { ...gap, logOdds: 3 } : gap.turn === 226 ? { ...gap, logOdds: 4 } : gap,
  );
  expect(bestBoundaries(gaps, 9000)).toEqual([0, 226]);
});

test('starts ascend from the first turn, whatever the odds', () => {
  const gap = fc.record({
    words: fc.nat(400),
    logOdds: fc.double({ min: -9, max: 9, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(gap, { maxLength: 200 }), (gaps) => {
      let wordsBefore = 0;
      const placed = gaps.map(({ words, logOdds }, at) => {
        wordsBefore += words + 1;
        return { turn: at + 1, wordsBefore, logOdds };
      });
      const starts = bestBoundaries(placed, wordsBefore + 10);
      expect(starts[0]).toBe(0);
      expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
    }),
  );
});

test('a meeting of 300,000 turns gets chapters like any other', () => {
  const starts = Array.from({ length: 20 }, (_, at) => at * 15_000);
  expect(bestBoundaries(gapsWith(300_000, starts), 6_000_000)).toEqual(starts);
});
