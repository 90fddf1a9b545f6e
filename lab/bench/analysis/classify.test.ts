import { expect, test } from 'vitest';
import { asShipped, bestMacroF1, classOf, macroF1 } from './classify.ts';

test.each([
  [{ negative: -1, positive: -1 }, 'neutral'],
  [{ negative: 0, positive: 0 }, 'neutral'],
  [{ negative: 1, positive: -1 }, 'negative'],
  [{ negative: 1, positive: 2 }, 'positive'],
] as const)('%o is %s', (leaning, sentiment) => {
  expect(classOf(leaning, asShipped)).toBe(sentiment);
});

const leanings = [
  { negative: 3, positive: 0 },
  { negative: 0, positive: 3 },
  { negative: 1, positive: 1 },
  { negative: 1, positive: 1 },
];
const labels = ['negative', 'positive', 'neutral', 'neutral'] as const;

test('all classes have the same weight, and offsets act as thresholds', () => {
  // Negative: precision 1/3, recall 1; positive: all found; neutral: none found.
  expect(macroF1(leanings, labels, asShipped)).toBeCloseTo((100 * (0.5 + 1 + 0)) / 3, 10);
  expect(bestMacroF1(leanings, labels)).toBeCloseTo(100, 10);
});
