import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentimentLabel, sentimentScore } from './label.ts';

describe('score of a meeting', () => {
  test.each([
    [{ positive: 0, neutral: 0, negative: 0 }, 0],
    [{ positive: 1, neutral: 0, negative: 0 }, 10],
    [{ positive: 0, neutral: 3, negative: 1 }, 0],
    [{ positive: 7, neutral: 2, negative: 1 }, 7],
    [{ positive: 2, neutral: 1, negative: 2 }, 4],
    [{ positive: 6, neutral: 3, negative: 0 }, 20 / 3],
  ])('%o makes %d', (breakdown, score) => {
    expect(sentimentScore(breakdown)).toBeCloseTo(score, 10);
  });

  test('lies between 0 and 10 for every breakdown', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), fc.nat(500), (positive, neutral, negative) => {
        const score = sentimentScore({ positive, neutral, negative });
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(10);
      }),
    );
  });
});

test.each([
  [10, 'positive'],
  [7, 'positive'],
  [6.999, 'neutral'],
  [4, 'neutral'],
  [3.999, 'negative'],
  [0, 'negative'],
] as const)('a score of %d is %s', (score, label) => {
  expect(sentimentLabel(score)).toBe(label);
});
