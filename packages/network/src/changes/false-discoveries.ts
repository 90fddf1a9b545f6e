/**
 * Which tests of a family to make: those whose smallest possible p-value is at most `level` / their number (Tarone
 * 1990; Gilbert 2005 for the false discovery rate). The others can never be significant and would only weaken these.
 */
export function areTestable(leastPossible: readonly number[], level: number): boolean[] {
  const sorted = leastPossible.toSorted((a, b) => a - b);
  let tests = 1;
  while (countUpTo(sorted, level / tests) > tests) tests++;
  return leastPossible.map((least) => least <= level / tests);
}

/**
 * So many more tests are made beside those of `areTestable` if their smallest possible p-values are at most this.
 */
export const moreUpTo = (isMade: readonly boolean[], more: number, level: number): number =>
  level / (isMade.filter(Boolean).length + more);

/**
 * Which tests are significant, at a false discovery rate of `level` (Benjamini and Hochberg 1995). Weights have a mean
 * of 1; a test of weight 2 is significant at twice the p-value (Genovese et al. 2006).
 */
export function significanceOf(
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
