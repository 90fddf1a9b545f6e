type Block = { exchanges: number; pairs: number };

/**
 * Exchanges of some pairs of people / those expected if all pairs exchanged equally often; null if none are expected.
 * For a pair of departments of m and n people heard, the pairs are m n, within one department n (n - 1) / 2: the density
 * of the block over the density of the whole (as in the α-density criterion; Wasserman and Faust 1994, chapter 10).
 */
export function ratioToChance(block: Block, all: Block): number | null {
  const expected = block.pairs === 0 ? 0 : (all.exchanges * block.pairs) / all.pairs;
  return expected > 0 ? block.exchanges / expected : null;
}

/** The number of pairs among this many people. */
export const pairsOf = (people: number): number => (people * (people - 1)) / 2;
