import { expect, test } from 'vitest';
import { pairsOf, ratioToChance } from './ratio-to-chance.ts';

// Two departments of two: four of the six pairs are between them, one within each. 12 exchanges are 2 a pair by chance.
const all = { exchanges: 12, pairs: pairsOf(4) };

test.each([
  { exchanges: 6, pairs: pairsOf(2), ratio: 3 },
  { exchanges: 4, pairs: 2 * 2, ratio: 0.5 },
  { exchanges: 2, pairs: pairsOf(2), ratio: 1 },
  { exchanges: 3, pairs: pairsOf(1), ratio: null },
])('$exchanges exchanges of $pairs pairs are $ratio times those by chance', (block) => {
  expect(ratioToChance(block, all)).toBe(block.ratio);
});
