/**
 * Which tests of a family to make at all: those whose least possible p-value is at most `level` / their number
 * (Tarone 1990; Gilbert 2005 for the rate of false discoveries). The others could not be found, and would only make it
 * harder for these.
 */
export function areTestable(leastPossible: readonly number[], level: number): boolean[] {
  const sorted = leastPossible.toSorted((a, b) => a - b);
  let tests = 1;
  while (countUpTo(sorted, level / tests) > tests) tests++;
  return leastPossible.map((least) => least <= level / tests);
}

/**
 * Which tests stand, where at most `level` of those that do are expected to be of chance (Benjamini and Hochberg 1995).
 * Weights are 1 in the mean; a test of twice the weight stands at twice the p-value (Genovese et al. 2006).
 */
export function standing(
  tests: readonly { pValue: number; weight: number }[],
  level: number,
): boolean[] {
  const weighted = tests.map(({ pValue, weight }) => pValue / weight);
  const sorted = weighted.toSorted((a, b) => a - b);
  const last = sorted.findLast((p, at) => p <= (level * (at + 1)) / sorted.length);
  return weighted.map((p) => last !== undefined && p <= last);
}

function countUpTo(sorted: readonly number[], most: number): number {
  const above = sorted.findIndex((value) => value > most);
  return above === -1 ? sorted.length : above;
}
